/**
 * The slug of a page from the address bar's path: decoded, without the slash at its start.
 *
 * @example
 * const { pathname } = useLocation();
 * const { data } = useQuery(noteQueries.bySlug(slugOfPath(pathname)));
 */
export const slugOfPath = (pathname: string): string =>
  pathname
    .split('/')
    .filter(Boolean)
    .map((segment) => {
      try {
        return decodeURIComponent(segment);
      } catch {
        return segment;
      }
    })
    .join('/');
