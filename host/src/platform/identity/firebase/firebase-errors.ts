import { FirebaseError } from 'firebase/app';
import { firebaseTexts } from './texts.ts';

const errorTexts: Partial<Record<string, string>> = {
  'auth/invalid-credential': firebaseTexts.wrong,
  'auth/wrong-password': firebaseTexts.wrong,
  'auth/user-not-found': firebaseTexts.wrong,
  'auth/invalid-email': firebaseTexts.wrong,
  'auth/email-already-in-use': firebaseTexts.taken,
  'auth/weak-password': firebaseTexts.weak,
  'auth/password-does-not-meet-requirements': firebaseTexts.weak,
  'auth/too-many-requests': firebaseTexts.tooMany,
  'auth/user-disabled': firebaseTexts.disabled,
  'auth/network-request-failed': firebaseTexts.network,
  'auth/popup-blocked': firebaseTexts.blocked,
  'auth/account-exists-with-different-credential': firebaseTexts.otherWay,
  'auth/operation-not-allowed': firebaseTexts.notSetUp,
  'auth/unauthorized-domain': firebaseTexts.notSetUp,
  'auth/admin-restricted-operation': firebaseTexts.notSetUp,
};

/** Turns an error of Firebase into one with a readable message; other errors stay as they are. */
export const toReadableError = (error: unknown): unknown =>
  error instanceof FirebaseError
    ? new Error(errorTexts[error.code] ?? firebaseTexts.failed(error.code))
    : error;

/** Whether the user closed the window or opened another one. */
export const wasCancelled = (error: unknown): boolean =>
  error instanceof FirebaseError &&
  ['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'].includes(error.code);

/** Ignores an unknown account, so that the response does not reveal who has one. */
export function ignoreUnknownUser(error: unknown): void {
  if (!(error instanceof FirebaseError) || error.code !== 'auth/user-not-found') throw error;
}
