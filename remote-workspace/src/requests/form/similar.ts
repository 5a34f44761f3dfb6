import type { UserRequest } from '@my-note/contract/requests';
import Fuse from 'fuse.js';

const MOST = 3;
const SHORT = 3;
const WORDS = /[\p{L}\p{M}\p{N}_]+/gu;
const LETTERS = /^[a-z]*$/i;

// A short word says little, but not where few signs make one.
const wordsOf = (text: string): string[] =>
  (text.match(WORDS) ?? []).filter((word) => word.length > SHORT || !LETTERS.test(word));

/** Own requests whose titles share words with a title, misspelt ones too; the most alike first. */
export function similarTo(title: string, own: readonly UserRequest[]): UserRequest[] {
  if (own.length === 0 || wordsOf(title).length === 0) return [];
  const fuse = new Fuse(own, {
    keys: ['title'],
    useTokenSearch: true,
    tokenize: wordsOf,
    threshold: 0.3,
    ignoreLocation: true,
  });
  return fuse.search(title, { limit: MOST }).map(({ item }) => item);
}
