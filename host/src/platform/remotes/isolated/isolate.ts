import type { RegistryEntry } from '@my-note/contract/registry';
import type { PageModule } from '@my-note/kit/federation';
import { createElement } from 'react';
import { RemoteError } from '../model/errors.ts';
import type { RemoteLoaderOptions } from '../model/loader-types.ts';

/**
 * What takes the place of loading the module of a remote that is isolated: a page that runs it in a frame. It has pages alone;
 * its slots and extension points stay empty.
 *
 * @param inPage loads a module into the page itself
 */
export const isolate =
  (entry: RegistryEntry, inPage: RemoteLoaderOptions['attempt']): RemoteLoaderOptions['attempt'] =>
  async (chosen, module, count): Promise<unknown> => {
    // A developer's own copy runs in the page.
    if (chosen.source === 'override') return inPage(chosen, module, count);
    const { release } = chosen;
    const page = release.pages?.find((known) => known.module === module);
    if (!page)
      throw new RemoteError('off', `${entry.name} is isolated and has pages alone, so not ${module}`);
    for (const { url } of [release.manifest, release.entry])
      if (new URL(url, location.origin).origin !== location.origin)
        throw new RemoteError('integrity', `${url} is not on this site`, { permanent: true });
    const { IsolatedFrame } = await import('./frame/isolated-frame.tsx');
    const shown: PageModule = { Component: () => createElement(IsolatedFrame, { entry, release, page }) };
    return shown;
  };
