import type { Registry } from '@my-note/shared-kit/federation';
import type { RouteObject } from '@my-note/shared-kit/router';
import type { ComponentType } from 'react';

/** Shown below the sidebar's own links, when the registry brought pages that the host does not know by itself. */
export const addedLinks: { Links?: ComponentType<{ onGo?: (() => void) | undefined }> } = {};

const pathsOf = (routes: readonly RouteObject[]): (string | undefined)[] =>
  routes.flatMap(({ path, children = [] }) => [path, ...pathsOf(children)]);

/** The host's URL table with the pages that only the registry knows, so that a new remote needs no new host. */
export async function withRemotePages(own: RouteObject[], registry: Registry): Promise<RouteObject[]> {
  const known = new Set(pathsOf(own));
  if (registry.remotes.every(({ pages = [] }) => pages.every(({ path }) => known.has(path)))) return own;
  try {
    const { addPages } = await import('./added-pages.tsx');
    return addPages(own, registry);
  } catch (error) {
    console.error(error);
    return own;
  }
}
