import type { UserRequest } from '@my-note/contract/requests';
import Fuse from 'fuse.js';

const MOST = 3;
const SHORT = 3;
const WORDS = /[\p{L}\p{M}\p{N}_]+/gu;
const LETTERS = /^[a-z]*$/i;

// Short words match too much, except in scripts that write a word in few characters.
const wordsOf = (text: string): string[] =>
  (text.match(WORDS) ?? []).filter((word) => word.length > SHORT || !LETTERS.test(word));

/** Own requests whose titles share words with a title, despite typing errors; the best match first. */
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
