import { translated } from '@my-note/contract/language';

/** Refusals of files in notes. */
export const attachmentsTexts = translated('api/attachments', {
  fileGone: 'This file does not exist or was removed',
  tooLarge: (megabytes: number) => `A file may have at most ${megabytes} MB. Make it smaller and try again`,
  empty: 'This file is empty',
  badRange: 'This range is outside the file',
  quotaFull: (megabytes: number) =>
    `Your notes and files may take ${megabytes} MB here, and this no longer fits. Delete files or notes you no longer need, empty the trash, or ask your administrator for more room`,
});
