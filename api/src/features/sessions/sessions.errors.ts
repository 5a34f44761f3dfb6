import { ERROR_CODES } from '@my-note/contract';
import { AppError } from '../../core/errors.ts';

export const accountDeleted = () =>
  new AppError(403, 'ACCOUNT_DELETED', 'This account was deleted a moment ago. Create a new one to continue');

export const accountDisabled = () =>
  new AppError(
    403,
    ERROR_CODES.accountDisabled,
    'This account is disabled. Your notes are kept. Contact your administrator',
  );
