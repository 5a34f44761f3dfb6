import { numberFormat, translated } from '@my-note/contract/language';

const number = numberFormat();

/** Why a tag was not renamed in a note. */
export const tagsTexts = translated('api/tags', {
  lockedAdvice: 'The note is locked. Unlock it and rename the tag again',
  tooManyNotes: (count: number) =>
    `More than ${number(count)} notes have this tag. Rename the tags below it first`,
  tooLong: 'The note would be too long. Shorten it and rename the tag again',
  inTrash: 'The note is in the trash',
  changedSince: 'The note was changed since. Its history has the former text',
  locked: 'The note is locked',
});
