import { numberFormat, translated } from '../language/index.ts';

const number = numberFormat();

/** What is wrong with what somebody writes into notes. */
export const itemTexts = translated('contract/items', {
  categoryLevels: (levels: number) => `A category may have at most ${levels} levels`,
  nothingToAppend: 'There is nothing to append',
  keyCharacters: 'The key has visible ASCII characters without spaces',
  keyTooLong: (characters: number) => `The key may have at most ${characters} characters`,
  aTitleRequired: 'A title is required',
  titleTooLong: (characters: number) => `The title may have at most ${characters} characters`,
  mostTags: (count: number) => `At most ${count} tags at once`,
  titleRequired: 'Title is required',
  titleCharacters: 'Only allowed characters or numbers or & -',
  sendOrder: 'Send { id, before or after } for a move, or { order, version } for the whole list',
  oneEmoji: 'Choose one emoji',
  mostIds: (count: number) => `At most ${count} ids, separated by commas`,
  mostItems: (count: number) => `At most ${count} items at once`,
  mostEntries: (count: number) => `At most ${count} entries at once`,
  noteTooLong: (characters: number) =>
    `A note may have at most ${number(characters)} characters. Split it in two`,
  sayWhat: 'Say what to search for',
  searchTooLong: (characters: number) => `A search may have at most ${characters} characters`,
  aNameRequired: 'A name is required',
  nameTooLong: (characters: number) => `The name may have at most ${characters} characters`,
  passwordTooShort: (characters: number) => `The password needs at least ${characters} characters`,
  passwordTooLong: 'The password may have at most 128 characters',
  enterPassword: 'Enter the password',
  sendNext: 'Send what the answer before had as next',
  nameRequired: 'Name is required',
  dayForm: 'A day is written as 2026-12-01',
  monthForm: 'A month is written as 2026-12',
  timeForm: 'A time is written as 14:05',
  tagTooLong: (characters: number) => `A tag may have at most ${characters} characters`,
  tagForm:
    'A tag has letters, numbers, _ and -, with at least one letter, and levels between /, such as work/log',
  mostNotes: (count: number) => `At most ${count} notes at once`,
});
