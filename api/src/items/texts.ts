import { translated } from '@my-note/contract/language';

/** Refusals of writes to notes and categories. */
export const itemsTexts = translated('api/items', {
  noteNotFound: 'This note does not exist or was moved to the trash',
  itemNotFound: 'This note does not exist',
  categoryNotFound: 'This category does not exist or was moved to the trash',
  insideItself: 'A category cannot be moved into itself',
  nestedTooDeeply: 'These categories are nested too deeply. Use shorter titles or fewer levels',
  versionConflict: 'This note was changed somewhere else',
  wouldEmpty: 'This would empty the note. Confirm it to save an empty text',
  locked: 'This note is locked. Unlock it to make changes.',
  isCategory: 'This is a category. Move it to the trash first, or delete it as a category',
});
