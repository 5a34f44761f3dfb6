import { ERROR_CODES } from '@my-note/contract';
import { AppError } from '../../core/errors.ts';
import { sessionsTexts } from './texts.ts';

export const accountDeleted = () => new AppError(403, 'ACCOUNT_DELETED', sessionsTexts.accountDeleted);

export const accountDisabled = () =>
  new AppError(403, ERROR_CODES.accountDisabled, sessionsTexts.accountDisabled);
