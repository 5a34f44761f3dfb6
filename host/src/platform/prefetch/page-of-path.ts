import { matchRoutes, type RouteObject } from '@my-note/kit/router';
import { session } from '@my-note/kit/session';
import { type Page, pageOfHandle } from '../pages/page.ts';
import { isPageAddress } from '../service-worker/addresses.ts';

type RemotesPage = Partial<Page> & Pick<Required<Page>, 'remote'>;

/** The remote's page at a path; none when it is the host's own, or not open to the current user. */
export function pageOfPath(routes: RouteObject[], pathname: string): RemotesPage | undefined {
  if (!isPageAddress.test(pathname)) return undefined;
  const page = pageOfHandle(matchRoutes(routes, pathname)?.at(-1)?.route.handle);
  const { remote } = page;
  const open = page.public || session.get().user !== null;
  return remote && open ? { ...page, remote } : undefined;
}
