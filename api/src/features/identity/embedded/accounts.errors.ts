import { AppError } from '../../../core/errors.ts';

export const wrongCredentials = () => new AppError(401, 'INVALID_CREDENTIALS', 'Email or password is wrong');
export const emailTaken = () =>
  new AppError(409, 'EMAIL_TAKEN', 'An account with this email already exists. Sign in instead');
