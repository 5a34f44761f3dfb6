import { ERROR_CODES } from '@my-note/contract';
import { AppError } from '../../../core/errors.ts';

export const wrongCredentials = () => new AppError(401, 'INVALID_CREDENTIALS', 'Email or password is wrong');
export const signUpClosed = () =>
  new AppError(403, ERROR_CODES.signUpClosed, 'New accounts are closed here. Contact your administrator');
export const emailTaken = () =>
  new AppError(409, 'EMAIL_TAKEN', 'An account with this email already exists. Sign in instead');
