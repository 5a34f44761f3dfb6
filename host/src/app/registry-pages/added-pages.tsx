import type { Registry } from '@my-note/contract/registry';
import type { RouteObject } from '@my-note/shared-kit/router';
import { useSession } from '@my-note/shared-kit/session';
import { useDocumentTitle } from '@my-note/shared-kit/ui';
import { type HostHandle, isHandle } from '../../platform/pages/page-handle.ts';
import { PageSkeleton } from '../../platform/pages/page-skeleton.tsx';
import { RemoteError } from '../../platform/remotes/model/errors.ts';
import { RemotePage } from '../../platform/remotes/ui/remote-page.tsx';
import { RemotePanel } from '../../platform/remotes/ui/remote-panel.tsx';
import { useFlag } from '../../platform/remotes/ui/use-flag.ts';
import { addedLinks } from '../../shell/sidebar/added-links.ts';
import { linksTo } from './added-links.tsx';
import type { AddedPage } from './added-page.ts';

const flat = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => [route, ...flat(route.children ?? [])]);

/** `trash` of `/i/trash`: what one team has, no other may take. */
const areaOf = (path = ''): string | undefined => /^\/i\/([a-z0-9-]+)(\/|$)/.exec(path)?.[1];

const ownerOf = ({ handle }: RouteObject): string =>
  (isHandle(handle) && handle.remote?.split('/')[0]) || 'host';

/**
 * The registry's pages that may be added to a table: below `/i/`, in an area that nobody else has. Of two remotes
 * that want the same area the first one gets it.
 */
export function pagesToAdd(own: readonly RouteObject[], { remotes }: Registry): AddedPage[] {
  const known = flat(own);
  const paths = new Set(known.map(({ path }) => path));
  const owners = new Map(known.map((route) => [areaOf(route.path), ownerOf(route)]));
  const added: AddedPage[] = [];
  for (const entry of remotes) {
    for (const page of entry.pages ?? []) {
      if (paths.has(page.path)) continue;
      const area = areaOf(page.path);
      if (!area || (owners.get(area) ?? entry.name) !== entry.name) {
        console.warn(`${entry.name} cannot have the address ${page.path}`);
        continue;
      }
      owners.set(area, entry.name);
      paths.add(page.path);
      added.push({ entry, page });
    }
  }
  return added;
}

function Titled({ label }: { label: string }) {
  useDocumentTitle(label);
  return null;
}

const off = new RemoteError('off', 'Its setting is off');
const reload = () => location.reload();

/** Exported for its test. */
export function AddedRemotePage({
  id,
  flag,
  label,
}: {
  id: string;
  flag?: string | undefined;
  label?: string | undefined;
}) {
  const isVisitor = useSession(({ user }) => user === null);
  const known = useFlag(flag);
  // The settings are those of a user; for whoever has none, nothing that stands under one is on.
  const state = flag && isVisitor ? 'off' : known;
  if (state === 'unknown') return <PageSkeleton />;
  if (state === 'off') return <RemotePanel id={id} error={off} onRetry={reload} />;
  return (
    <>
      {/* Before the page, whose own title then has the last word. */}
      {label && <Titled label={label} />}
      <RemotePage key={id} id={id} />
    </>
  );
}

const routeOf = ({ entry, page }: AddedPage): RouteObject => {
  const id = `${entry.name}/${page.module}`;
  return {
    path: page.path,
    handle: { remote: id, public: page.public ?? false } satisfies HostHandle,
    element: <AddedRemotePage key={id} id={id} flag={entry.flag} label={page.label} />,
  };
};

/** Puts routes beside the pages of a table: below the shell and its guard. */
function beside(routes: readonly RouteObject[], more: readonly RouteObject[]): RouteObject[] {
  const arePages = routes.some(({ path }) => path === '/*');
  if (arePages) return [...more, ...routes];
  return routes.map((route) =>
    route.children ? { ...route, children: beside(route.children, more) } : route,
  ) as RouteObject[];
}

/** The table with the registry's pages in it, and their links in the sidebar. */
export function addPages(own: RouteObject[], registry: Registry): RouteObject[] {
  const added = pagesToAdd(own, registry);
  addedLinks.Links = linksTo(added);
  return beside(own, added.map(routeOf));
}
