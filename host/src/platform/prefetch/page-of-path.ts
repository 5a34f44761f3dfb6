import { matchRoutes, type RouteObject } from '@my-note/shared-kit/router';
import { session } from '@my-note/shared-kit/session';
import { type HostHandle, isHandle } from '../pages/page-handle.ts';
import { isPageAddress } from '../service-worker/addresses.ts';

/** A page of a remote that a link leads to. */
export interface LinkedPage extends HostHandle {
  /** `<remote>/<expose>` */
  remote: string;
}

/** The remote's page at a path of the URL table; none when it is the host's own, or not open to whoever reads. */
export function pageOfPath(routes: RouteObject[], pathname: string): LinkedPage | undefined {
  if (!isPageAddress.test(pathname)) return undefined;
  const handle: unknown = matchRoutes(routes, pathname)?.at(-1)?.route.handle;
  if (!isHandle(handle) || !handle.remote) return undefined;
  const open = handle.public || session.get().user !== null;
  return open ? { ...handle, remote: handle.remote } : undefined;
}
