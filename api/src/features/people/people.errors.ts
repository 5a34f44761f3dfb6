import { ERROR_CODES } from '@my-note/contract';
import { AppError, notFound } from '../../core/errors.ts';
import { peopleTexts } from './texts.ts';

export const operatorOnly = () => new AppError(403, ERROR_CODES.forbidden, peopleTexts.operatorOnly);
export const personGone = () => notFound(peopleTexts.accountGone);
export const lastOperator = () => new AppError(409, 'LAST_OPERATOR', peopleTexts.lastOperator);
