import { ERROR_CODES } from '@my-note/contract';
import { AppError, notFound } from '../../core/errors.ts';

export const noPassword = () =>
  new AppError(409, 'NO_PASSWORD', 'This account has no password here. It signs in somewhere else');
export const linkEnded = () =>
  new AppError(404, ERROR_CODES.notFound, 'This link has expired or was used already. Ask for a new one');
export const noMail = () =>
  new AppError(
    409,
    'NO_MAIL',
    'This site sends no email. Ask your administrator for a link to a new password',
  );
export const accountGone = () => notFound('This account no longer exists');
export const lastOperator = () =>
  new AppError(409, 'LAST_OPERATOR', 'This is the only operator. Make someone else an operator first');
export const confirmationNeeded = () =>
  new AppError(403, 'CONFIRMATION_NEEDED', 'Enter your password, or sign in again first');
export const wrongConfirmation = () =>
  new AppError(400, 'WRONG_CONFIRMATION', 'Type the email address of this account');
export const keptElsewhere = () =>
  new AppError(409, 'KEPT_ELSEWHERE', 'You sign in with another service. Change this there');
export const pictureType = () =>
  new AppError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Choose a PNG, JPEG, or WebP picture');
export const pictureTooLarge = () => new AppError(413, 'TOO_LARGE', 'The picture can have at most 256 kB');
export const pictureGone = () => notFound('This picture no longer exists');
