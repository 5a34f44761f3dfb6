import { numberFormat, translated } from '@my-note/contract/language';

const number = numberFormat();

export const historyTexts = translated('notes/history', {
  title: 'History',
  versions: 'Versions',
  back: 'All versions',
  now: 'Now',
  words: (count: number) => (count === 1 ? '1 word' : `${number(count)} words`),
  none: {
    title: 'No earlier versions yet',
    text: 'A version is kept when you come back to a note and change it.',
  },
  failed: 'Couldn’t load the history',
  versionFailed: 'Couldn’t load this version',
  against: 'Compare with',
  againstNow: 'Now',
  againstFormer: 'Previous version',
  first: 'This is the oldest version.',
  same: 'No difference in the text',
  shownSince: 'Changes since this version',
  shownThen: 'Changes in this version',
  unchanged: (count: number) => `Show ${count} unchanged parts`,
  inserted: 'Inserted',
  deleted: 'Deleted',
  restore: 'Restore',
  restored: 'Version restored',
  undo: 'Undo',
  notUndone: 'Couldn’t undo the restore',
  undoFailed: 'The text from before is no longer in the history',
  changedSince: 'The note was changed since then. Open its history to go back to an earlier text.',
  unsaved:
    'Text of this note is still only on this device. It has to be saved before a version can be restored.',
  name: 'Name',
  rename: 'Change name',
  nameOf: 'Name of this version',
  nameHint: 'Named versions are kept permanently.',
  save: 'Save',
  cancel: 'Cancel',
  removeName: 'Remove name',
});
