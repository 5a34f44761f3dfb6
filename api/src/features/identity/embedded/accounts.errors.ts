import { AppError } from '../../../core/errors.ts';
import { identityTexts } from '../texts.ts';

export const wrongCredentials = () =>
  new AppError(401, 'INVALID_CREDENTIALS', identityTexts.wrongCredentials);
export const emailTaken = () => new AppError(409, 'EMAIL_TAKEN', identityTexts.emailTaken);
