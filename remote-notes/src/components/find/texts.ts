import { translated } from '@my-note/contract/language';

/** Texts of the bar over found words. */
export const findTexts = translated('notes/find', {
  label: 'Matches in this note',
  count: (count: number, words: string, more: boolean) =>
    `${count}${more ? ' or more' : ''} ${count === 1 ? 'match' : 'matches'} of ‘${words}’`,
  place: (place: number) => `, at ${place}`,
  previous: 'Previous match',
  next: 'Next match',
  close: 'Hide matches',
});
