import { ERROR_CODES } from '@my-note/contract';
import { AppError, invalid, notFound } from '../../core/errors.ts';
import { itemsTexts } from '../texts.ts';
import { type Item, toNote } from './items.rules.ts';

export const noteNotFound = () => notFound(itemsTexts.noteNotFound);
export const itemNotFound = () => notFound(itemsTexts.itemNotFound);
export const categoryNotFound = () => notFound(itemsTexts.categoryNotFound);
export const insideItself = () => new AppError(400, 'CYCLE', itemsTexts.insideItself);
export const tooDeep = () => invalid(itemsTexts.nestedTooDeeply);

export const versionConflict = (current: Item) =>
  new AppError(409, ERROR_CODES.versionConflict, itemsTexts.versionConflict, {
    current: toNote(current),
  });

export const emptyContent = () => new AppError(409, ERROR_CODES.emptyContent, itemsTexts.wouldEmpty);

export const noteLocked = () => new AppError(423, ERROR_CODES.noteLocked, itemsTexts.locked);

export const categoryNeedsOwnCall = () => new AppError(409, 'IS_CATEGORY', itemsTexts.isCategory);
