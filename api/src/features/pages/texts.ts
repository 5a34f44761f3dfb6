import { translated } from '@my-note/contract/language';

/** A note as HTML. */
export const pagesTexts = translated('api/pages', {
  emptyTask: 'Empty task',
});
