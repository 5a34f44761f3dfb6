import { ERROR_CODES } from '@my-note/contract';
import { AppError } from '../core/errors.ts';
import { type Item, toNote } from './storage/items.rules.ts';

export const versionConflict = (current: Item) =>
  new AppError(409, ERROR_CODES.versionConflict, 'This note was changed elsewhere meanwhile', {
    current: toNote(current),
  });

export const emptyContent = () =>
  new AppError(409, ERROR_CODES.emptyContent, 'This would empty the note. Confirm it to save an empty text');

export const categoryNeedsOwnCall = () =>
  new AppError(
    409,
    'IS_CATEGORY',
    'This is a category. Move it to the trash first, or delete it as a category',
  );
