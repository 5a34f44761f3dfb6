import { normalizeSearchText } from '@my-note/contract/search-text';
import { numbersOf } from './characters.ts';

/** One of the two texts of an item, prepared for all later queries. */
export interface Field {
  text: string;
  lower: string;
  /** The characters of `lower` as numbers. */
  numbers: Uint16Array;
  folded: string;
  blank: boolean;
  /** What Fuse raises this field's score to: half, as there are two, and less for each further word. */
  exponent: number;
}

export interface Entry {
  title: Field;
  slug: Field;
}

const WORD = /[^\t-\r \u00a0]+/g;

function fieldOf(text: string): Field {
  const lower = text.toLowerCase();
  const words = Math.max(1, text.match(WORD)?.length ?? 0);
  return {
    text,
    lower,
    folded: normalizeSearchText(text).trim(),
    blank: text.trim() === '',
    exponent: 0.5 * (Math.round(1000 / Math.sqrt(words)) / 1000),
    numbers: numbersOf(lower),
  };
}

const keyOf = (title: string, slug: string) => `${slug}\n${title}`;

/** Prepares the items of a list; those of the previous list are reused. */
export function createEntries() {
  let known = new Map<string, Entry>();
  return (titles: readonly string[], slugs: readonly string[]): Entry[] => {
    const next = new Map<string, Entry>();
    const entries = titles.map((title, index) => {
      const slug = slugs[index] ?? '';
      const key = keyOf(title, slug);
      const entry = known.get(key) ?? { title: fieldOf(title), slug: fieldOf(slug) };
      next.set(key, entry);
      return entry;
    });
    known = next;
    return entries;
  };
}
