import { matchRoutes, type RouteObject, useLocation, useRoutes } from '@my-note/kit/router';
import { CurrentPageContext, pageOfHandle } from './page.ts';

/** Renders the page of the current URL, and provides its entry of the table as a context. */
export function Pages({ routes }: { routes: RouteObject[] }) {
  const location = useLocation();
  const page = useRoutes(routes);
  const handle: unknown = matchRoutes(routes, location)?.at(-1)?.route.handle;
  return <CurrentPageContext value={pageOfHandle(handle)}>{page}</CurrentPageContext>;
}
