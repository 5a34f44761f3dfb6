import { AppError } from '../../../core/errors.ts';

export const wrongPassword = () => new AppError(403, 'WRONG_PASSWORD', 'The password is wrong');
export const signInAgain = () =>
  new AppError(
    403,
    'SIGN_IN_AGAIN',
    'Two-step sign-in is on. Sign in again, then make this change within 10 minutes',
  );
export const wrongCode = () =>
  new AppError(403, 'WRONG_CODE', 'The code is wrong, or was used already. Enter the newest one');
export const ticketExpired = () =>
  new AppError(401, 'SIGN_IN_EXPIRED', 'This sign-in has expired. Enter your password again');
export const passkeyRefused = () =>
  new AppError(401, 'PASSKEY_REFUSED', 'No account here has this passkey. Sign in with your password');
export const passkeyNotAdded = () =>
  new AppError(400, 'PASSKEY_NOT_ADDED', 'The passkey was not added. Try again');
export const passkeyLimit = () =>
  new AppError(409, 'TOO_MANY_PASSKEYS', 'There are 20 passkeys already. Remove one first');
export const twoStepOn = () => new AppError(409, 'TWO_STEP_ON', 'Two-step sign-in is on already');
export const twoStepOff = () => new AppError(409, 'TWO_STEP_OFF', 'Two-step sign-in is off already');
export const lastWayIn = () =>
  new AppError(409, 'LAST_SIGN_IN', 'This is the only way to sign in. Add another one first');
export const noPassword = () =>
  new AppError(409, 'NO_PASSWORD', 'This account has no password. Your sign-in provider has these settings');
export const unknownOrigin = () =>
  new AppError(
    403,
    'UNKNOWN_ORIGIN',
    'Passkeys do not work at this address. Your administrator can set PUBLIC_URL to the address of this site',
  );
