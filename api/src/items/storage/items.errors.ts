import { ERROR_CODES } from '@my-note/contract';
import { AppError, invalid, notFound } from '../../core/errors.ts';
import { type Item, toNote } from './items.rules.ts';

export const noteNotFound = () => notFound('This note does not exist or was moved to the trash');
export const itemNotFound = () => notFound('This note does not exist');
export const categoryNotFound = () => notFound('This category does not exist or was moved to the trash');
export const insideItself = () => new AppError(400, 'CYCLE', 'A category cannot be moved into itself');
export const tooDeep = () =>
  invalid('These categories are nested too deeply. Use shorter titles or fewer levels');

export const versionConflict = (current: Item) =>
  new AppError(409, ERROR_CODES.versionConflict, 'This note was changed somewhere else', {
    current: toNote(current),
  });

export const emptyContent = () =>
  new AppError(409, ERROR_CODES.emptyContent, 'This would empty the note. Confirm it to save an empty text');

export const noteLocked = () =>
  new AppError(423, ERROR_CODES.noteLocked, 'This note is locked. Unlock it to make changes.');

export const categoryNeedsOwnCall = () =>
  new AppError(
    409,
    'IS_CATEGORY',
    'This is a category. Move it to the trash first, or delete it as a category',
  );
