import type { RegistryEntry, RegistryPage } from '@my-note/contract/registry';
import { inLanguage } from '../language/in-language.ts';
import type { Page } from './page.ts';

/** What the package.json of a remote declares, as far as pages are concerned. */
export interface DeclaredRemote {
  name: string;
  flag?: string | undefined;
  pages: readonly Omit<RegistryPage, 'files'>[];
}

/** Put in by the build of the host: the declarations of the workspace's remotes. */
declare const DECLARED_REMOTES: readonly DeclaredRemote[];

/**
 * Without a registry their pages still have a route, which says that they could not be reached, and a release of before
 * a field existed has the field's value of today.
 */
export const declaredRemotes = DECLARED_REMOTES;

/** `trash` of `/i/trash`: what one team has, no other may take. */
export const areaOf = (path: string): string | undefined => /^\/i\/([a-z0-9-]+)(\/|$)/.exec(path)?.[1];

export const ownerOf = ({ remote }: Page): string => remote?.split('/')[0] ?? 'host';

/**
 * The pages of all remotes: those that the host was built with, and over them those of the registry. What only the
 * registry knows has to be below `/i/`, in an area that nobody else has; of two remotes that want the same area the
 * first one gets it.
 * @param own the host's pages
 */
export function pagesOfRemotes(
  own: readonly Page[],
  declared: readonly DeclaredRemote[],
  registry: readonly RegistryEntry[],
): Page[] {
  const pages = new Map(own.map((page) => [page.path, page]));
  const put = (
    { name, flag, killed }: DeclaredRemote & { killed?: boolean | undefined },
    page: RegistryPage,
  ) => {
    const { module, files: _files, label, labels, ...declaration } = page;
    const known = pages.get(page.path);
    pages.set(page.path, {
      ...known,
      ...declaration,
      ...(label !== undefined && { label: inLanguage(label, labels) }),
      remote: `${name}/${module}`,
      flag: flag ?? known?.flag,
      killed,
    });
  };
  for (const remote of declared) for (const page of remote.pages) put(remote, { ...page, files: [] });

  const owners = new Map([...pages.values()].map((page) => [areaOf(page.path), ownerOf(page)]));
  for (const { name, flag, killed, pages: published = [] } of registry) {
    for (const page of published) {
      const known = pages.get(page.path);
      const area = areaOf(page.path);
      const isFree = area !== undefined && (owners.get(area) ?? name) === name;
      if (known ? ownerOf(known) !== name : !isFree) {
        if (!known) console.warn(`${name} cannot have the address ${page.path}`);
        continue;
      }
      owners.set(area, name);
      put({ name, flag, killed, pages: [] }, page);
    }
  }
  return [...pages.values()].filter(({ remote }) => remote !== undefined);
}
