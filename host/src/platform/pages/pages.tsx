import { matchRoutes, type RouteObject, useLocation, useRoutes } from '@my-note/shared-kit/router';
import { CurrentPageContext, pageOfHandle } from './page.ts';

/** Shows the page of a URL table that fits the address, and tells everyone what the table says of it. */
export function Pages({ routes }: { routes: RouteObject[] }) {
  const location = useLocation();
  const page = useRoutes(routes);
  const handle: unknown = matchRoutes(routes, location)?.at(-1)?.route.handle;
  return <CurrentPageContext value={pageOfHandle(handle)}>{page}</CurrentPageContext>;
}
