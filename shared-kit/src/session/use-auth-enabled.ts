import { session, useSession } from './session.ts';

const isSignedIn = () => session.get().user !== null;

/**
 * `enabled` of a query that needs a user. It is asked again in the moment of a fetch: effects of a render from
 * before the sign-out may still come after it.
 */
export const useAuthEnabled = (): false | (() => boolean) => useSession(isSignedIn) && isSignedIn;
