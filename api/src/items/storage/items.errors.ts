import { AppError, invalid, notFound } from '../../core/errors.ts';

export const noteGone = () => notFound('This note does not exist or was moved to the trash');
export const itemGone = () => notFound('This note does not exist');
export const categoryGone = () => notFound('This category does not exist or was moved to the trash');
export const insideItself = () => new AppError(400, 'CYCLE', 'A category cannot be moved into itself');
export const tooDeep = () =>
  invalid('These categories are nested too deeply. Use shorter titles or fewer levels');
