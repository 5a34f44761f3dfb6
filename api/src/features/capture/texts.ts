import { numberFormat, translated } from '@my-note/contract/language';

const number = numberFormat();

/** Refusals of notes that programs write. */
export const captureTexts = translated('api/capture', {
  /** The title of the category of the journal when none was chosen. */
  journal: 'Journal',
  noteTooLong: (characters: number) =>
    `A note may have at most ${number(characters)} characters. Write into another one`,
  keyUsed: 'This Idempotency-Key was used for another call. Use a new one for each note',
  noCategory: (setting: string) => `${setting}: This category does not exist. Choose another one`,
  noNote: (setting: string) => `${setting}: This note does not exist. Choose another one`,
});
