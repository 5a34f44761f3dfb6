import { ERROR_CODES } from '@my-note/contract';
import { AppError, notFound } from '../../core/errors.ts';

export const operatorOnly = () =>
  new AppError(403, ERROR_CODES.forbidden, 'Only the operator of this site can do this');
export const personGone = () => notFound('This account no longer exists');
export const lastOperator = () =>
  new AppError(409, 'LAST_OPERATOR', 'This is the only operator. Make someone else an operator first');
