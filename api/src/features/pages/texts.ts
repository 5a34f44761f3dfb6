import { translated } from '@my-note/contract/language';

/** A note as HTML, and what stands around it before the scripts have run. */
export const pagesTexts = translated('api/pages', {
  emptyTask: 'Empty task',
  changedWhen: (when: string) => `Changed ${when}`,
});
