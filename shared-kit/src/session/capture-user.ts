import { session } from './index.ts';

/** Tells later whether it is still the same person who is signed in: an answer may come after they left. */
export function captureUser(): () => boolean {
  const person = session.get().user?._id;
  return () => session.get().user?._id === person;
}
