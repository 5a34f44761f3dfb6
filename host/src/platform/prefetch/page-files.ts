import type { QueryClient } from '@my-note/kit/query';
import { getRemotes } from '../remotes/load/remotes.ts';
import { isSwitchedOn } from '../session/use-settings.ts';

/** A file and how the app will ask for it: some browsers keep the ways apart in their cache. */
export interface PageFile {
  url: string;
  credentials: RequestCredentials;
}

/**
 * The files of a remote's page, in the version that this browser is to use. None when the page is here already, or
 * when it is off: not one byte of it is fetched then.
 */
export async function filesOfPage(id: string, queryClient: QueryClient): Promise<PageFile[]> {
  const remotes = getRemotes();
  const [name = '', module = ''] = id.split('/');
  const entry = remotes.registry().remotes.find((remote) => remote.name === name);
  // The frame of an isolated remote has a cache of its own.
  if (!entry || entry.killed || entry.trust || remotes.peek(id)) return [];
  if (entry.flag && !isSwitchedOn(queryClient, entry.flag)) return [];
  // A developer's own copy is not kept by any cache.
  if (remotes.overrides?.has(name)) return [];
  const { release } = remotes.inUse.get(name) ?? (await remotes.choose(entry));
  const page = release.pages?.find((known) => known.module === module);
  return [
    ...(release.scripts ? [] : [{ url: release.manifest.url, credentials: 'omit' } satisfies PageFile]),
    ...[release.entry.url, ...(page?.files ?? [])].map(
      (url): PageFile => ({ url, credentials: 'same-origin' }),
    ),
  ];
}
