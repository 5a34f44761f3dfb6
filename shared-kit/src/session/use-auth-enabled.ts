import { session, useSession } from './session.ts';

const isSignedIn = () => session.get().user !== null;

/**
 * `enabled` of a query that needs a user. It is evaluated again at each fetch: effects of a render from
 * before the sign-out may still run after it.
 *
 * @example
 * const enabled = useAuthEnabled();
 * const { data } = useQuery({ ...noteQueries.list(), enabled });
 */
export const useAuthEnabled = (): false | (() => boolean) => useSession(isSignedIn) && isSignedIn;
