import { AppError, notFound } from '../../errors.ts';

export const jobGone = () => notFound('This export or import does not exist');
export const importRunning = () =>
  new AppError(409, 'IMPORT_RUNNING', 'An import is running already. Wait for its end, or cancel it');
