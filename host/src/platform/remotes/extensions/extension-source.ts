import type { RegistryEntry } from '@my-note/contract/registry';
import { type ExtensionPoint, setExtensionSource } from '@my-note/kit/federation';
import type { QueryClient } from '@my-note/kit/query';
import { getRemotes } from '../load/remotes.ts';

const mayFill =
  (point: ExtensionPoint) =>
  ({ fills, releases = [] }: RegistryEntry) =>
    // A whole family is asked for by what its names begin with.
    [{ fills }, ...releases].some((release) =>
      Object.keys(release.fills ?? {}).some((name) => name.startsWith(point)),
    );

/** Called once at start: the kit's extension points get what the registry's remotes bring. */
export const connectExtensions = (queryClient: QueryClient): void =>
  setExtensionSource((point, listener) => {
    let stop = () => {};
    let isStopped = false;
    if (getRemotes().registry().remotes.some(mayFill(point)))
      import('./follow-extensions.ts').then(({ followExtensions }) => {
        if (!isStopped) stop = followExtensions(queryClient, point, listener);
      }, console.warn);
    return () => {
      isStopped = true;
      stop();
    };
  });
