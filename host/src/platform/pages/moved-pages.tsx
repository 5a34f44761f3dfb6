import type { RegistryEntry } from '@my-note/contract/registry';
import { Navigate, useLocation, useParams } from '@my-note/kit/router';
import type { Page } from './page.ts';
import { areaOf, ownerOf } from './remote-pages.ts';

/** Leads from one address to another; parameters, query, and hash stay. */
function Moved({ to }: { to: string }) {
  const { search, hash } = useLocation();
  const params = useParams();
  const pathname = to.replace(/:(\w+)|\*$/g, (part, name = part) => params[name] ?? '');
  return <Navigate to={{ pathname, search, hash }} replace />;
}

/**
 * Adds the former addresses of pages. Those of the other releases of a remote too: a link that somebody with the canary
 * copied opens in a browser that has the live release, and the other way around.
 * @param chosen the remotes with the pages of the release that this browser uses
 */
export function withMovedPages(
  pages: readonly Page[],
  remotes: readonly RegistryEntry[],
  chosen: readonly RegistryEntry[],
): Page[] {
  const all = new Map(pages.map((page) => [page.path, page]));
  for (const [index, entry] of remotes.entries()) {
    const { name } = entry;
    const present = new Set(chosen[index]?.pages?.map(({ path }) => path));
    const lead = (from: string, to: string) => {
      const target = all.get(to);
      const isForeign = (page: Page) =>
        ownerOf(page) !== name && (page.path === from || areaOf(page.path) === areaOf(from));
      if (!target || ownerOf(target) !== name || present.has(from) || areaOf(from) === undefined) return;
      if ([...all.values()].some(isForeign)) return console.warn(`${name} cannot have the address ${from}`);
      const { public: isPublic, sidebar } = target;
      all.set(from, { path: from, public: isPublic, sidebar, moved: <Moved to={to} /> });
    };
    const released = [entry, ...(entry.releases ?? [])].flatMap((release) => release.pages ?? []);
    for (const { path, aliases = [] } of released) {
      if (present.has(path)) for (const alias of aliases) lead(alias, path);
      else for (const alias of aliases) if (present.has(alias)) lead(path, alias);
    }
  }
  return [...all.values()];
}
