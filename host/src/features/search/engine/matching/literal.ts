import { normalizeSearchText, normalizeWithOrigins } from '@my-note/contract/search-text';
import type { Ranges } from '../messages.ts';
import type { Entry } from './entry.ts';

/** Kinds of literal matches, best first: title before slug. */
export const TIERS = {
  title: 0,
  titleStart: 1,
  titleWordStart: 2,
  titlePart: 3,
  titleWords: 4,
  slugWordStart: 5,
  slugPart: 6,
  words: 7,
  none: 8,
} as const;

/** Ranks items by literal matches that ignore case, accents and punctuation. */
export function createLiteral(wanted: string) {
  const phrase = normalizeSearchText(wanted).trim();
  const words = phrase.split(' ');
  const inner = ` ${phrase}`;

  return (entry: Entry): number => {
    const { title, slug } = { title: entry.title.folded, slug: entry.slug.folded };
    if (phrase === '') return TIERS.none;
    if (title.includes(phrase)) {
      if (title === phrase) return TIERS.title;
      if (title.startsWith(phrase)) return TIERS.titleStart;
      return title.includes(inner) ? TIERS.titleWordStart : TIERS.titlePart;
    }
    if (words.length > 1 && words.every((word) => title.includes(word))) return TIERS.titleWords;
    if (slug.includes(phrase)) {
      return slug.startsWith(phrase) || slug.includes(inner) ? TIERS.slugWordStart : TIERS.slugPart;
    }
    const everywhere = words.length > 1 && words.every((word) => title.includes(word) || slug.includes(word));
    return everywhere ? TIERS.words : TIERS.none;
  };
}

/** Merges ranges that touch or overlap. */
export function joinRanges(ranges: Ranges): [number, number][] {
  const joined: [number, number][] = [];
  for (const [start, end] of [...ranges].sort(([a], [b]) => a - b)) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else if (end > start) joined.push([start, end]);
  }
  return joined;
}

/** Ranges of the whole phrase in a text, or else of each word. */
export function literalRanges(text: string, wanted: string): Ranges {
  const { folded, origins } = normalizeWithOrigins(text);
  const phrase = normalizeSearchText(wanted).trim();
  if (phrase === '') return [];
  const needles = folded.includes(phrase) ? [phrase] : phrase.split(' ');
  const found = needles.flatMap((needle) => {
    const ranges: [number, number][] = [];
    for (let at = folded.indexOf(needle); at >= 0; at = folded.indexOf(needle, at + needle.length)) {
      ranges.push([origins[at] ?? 0, origins[at + needle.length] ?? text.length]);
    }
    return ranges;
  });
  return joinRanges(found);
}
