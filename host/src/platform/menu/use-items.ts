import { slugOfPath } from '@my-note/kit/menu';
import { noteQueries } from '@my-note/kit/queries';
import { useQuery } from '@my-note/kit/query';
import { useLocation } from '@my-note/kit/router';
import { useAuthEnabled } from '@my-note/kit/session';

/** The current path in the form of menu links: decoded, without a trailing slash. */
export const usePath = (): string => `/${slugOfPath(useLocation().pathname)}`;

/** The user's items; fetched only when signed in (docs/specification/product.md#signed-in-and-signed-out). */
export function useItems() {
  const enabled = useAuthEnabled();
  return useQuery({ ...noteQueries.list(), enabled });
}
