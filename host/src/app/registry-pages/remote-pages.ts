import type { Registry, RegistryEntry } from '@my-note/contract/registry';
import type { RouteObject } from '@my-note/shared-kit/router';
import { chooseRelease } from '../../platform/remotes/releases/choose-release.ts';

const pathsOf = (routes: readonly RouteObject[]): (string | undefined)[] =>
  routes.flatMap(({ path, children = [] }) => [path, ...pathsOf(children)]);

/** A remote with the pages of the release that this browser is to use. */
async function withChosenPages(entry: RegistryEntry): Promise<RegistryEntry> {
  const { pages: _live, ...rest } = entry;
  const { pages } = (await chooseRelease(entry)).release;
  return pages ? { ...rest, pages } : rest;
}

/** The host's URL table with the pages that only the registry knows, so that a new remote needs no new host. */
export async function withRemotePages(own: RouteObject[], registry: Registry): Promise<RouteObject[]> {
  const remotes = await Promise.all(registry.remotes.map(withChosenPages));
  const known = new Set(pathsOf(own));
  if (remotes.every(({ pages = [] }) => pages.every(({ path }) => known.has(path)))) return own;
  try {
    const { addPages } = await import('./added-pages.tsx');
    return addPages(own, { ...registry, remotes });
  } catch (error) {
    console.error(error);
    return own;
  }
}
