import { ERROR_CODES } from '@my-note/contract';
import { AppError, notFound } from '../../core/errors.ts';

export const operatorOnly = () =>
  new AppError(403, ERROR_CODES.forbidden, 'Only the operator of this site can do this');
export const personGone = () => notFound('This account does not exist, or not any more');
export const lastOperator = () =>
  new AppError(409, 'LAST_OPERATOR', 'This is the only operator. Make somebody else an operator first');
