import { texts } from '../texts.ts';

/** First letters of the first and the last word of a name; the fallback for a name without letters. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][^\s]*/gu) ?? [];
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) =>
    word ? [...word][0] : '',
  );
  return letters.join('').toUpperCase() || texts.avatarFallback;
}
