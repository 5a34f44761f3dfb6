import { session } from './session.ts';

/**
 * Returns a check whether the same user is still signed in, for responses that arrive after a sign-out.
 *
 * @example
 * const isSameUser = captureUser();
 * const plan = await client.fetchQuery(noteQueries.bySlug('plan'));
 * if (isSameUser()) setWords(plan.content);
 */
export function captureUser(): () => boolean {
  const person = session.get().user?._id;
  return () => session.get().user?._id === person;
}
