import { Highlight } from '@my-note/kit/forms';

/** Where a text contains typed letters, in upper or lower case. */
export function rangesOf(text: string, letters: string): [number, number][] {
  const found = letters.toLowerCase();
  const from = text.toLowerCase();
  // A few letters get longer in lower case, and then positions are others.
  if (found === '' || from.length !== text.length) return [];
  const ranges: [number, number][] = [];
  for (let at = from.indexOf(found); at >= 0; at = from.indexOf(found, at + found.length))
    ranges.push([at, at + found.length]);
  return ranges;
}

/** A title with the letters that a filter looks for marked in it. */
export const Marked = ({ text, letters = '' }: { text: string; letters?: string | undefined }) =>
  letters ? <Highlight text={text} ranges={rangesOf(text, letters)} /> : text;
