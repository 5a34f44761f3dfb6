import { ERROR_CODES } from '@my-note/contract';
import { AppError } from '../../../core/errors.ts';

export const wrongCredentials = () => new AppError(401, 'INVALID_CREDENTIALS', 'E-mail or password is wrong');
export const signUpClosed = () =>
  new AppError(
    403,
    ERROR_CODES.signUpClosed,
    'New accounts are closed here. Ask the person who runs this site',
  );
export const emailTaken = () =>
  new AppError(409, 'EMAIL_TAKEN', 'There is an account with this e-mail already. Sign in instead');
