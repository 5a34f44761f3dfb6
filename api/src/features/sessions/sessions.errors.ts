import { ERROR_CODES } from '@my-note/contract';
import { AppError } from '../../core/errors.ts';

export const accountDisabled = () =>
  new AppError(
    403,
    ERROR_CODES.accountDisabled,
    'This account is disabled. Your notes are kept. Contact your administrator',
  );
