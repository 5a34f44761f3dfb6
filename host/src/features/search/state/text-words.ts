import type { ContentHit, Highlighted } from '@my-note/contract';
import { normalizeSearchText } from '@my-note/contract/search-text';
import { joinRanges, literalRanges } from '../engine/matching/literal.ts';
import {
  parseQuery,
  usesOperators,
  wantedWords,
  withoutClosingQuotes,
} from '../engine/matching/parse-query.ts';

/**
 * The words to search texts for: the query without operators. Empty when there are none, or when the service does not
 * support the query: alternatives and excluded words.
 */
export function textWords(typed: string): string {
  const groups = parseQuery(withoutClosingQuotes(typed));
  const excludes = groups.some((group) => group.some(({ kind }) => kind.startsWith('not-')));
  const [first] = groups;
  if (!first || groups.length > 1 || excludes) return '';
  const words = usesOperators(groups) ? wantedWords(first) : typed.trim();
  return normalizeSearchText(words).trim() === '' ? '' : words;
}

/** The words and "quoted phrases" of a query, each of which the service requires. */
const termsOf = (words: string): string[] =>
  Array.from(words.matchAll(/"([^"]*)"|([^\s"]+)/g), ([, quoted, word]) =>
    normalizeSearchText(quoted ?? word ?? '').trim(),
  ).filter(Boolean);

/** The hits of a shorter query that show all words of this one, with these marked: what can be seen before the service has responded. */
export function narrowHits(hits: readonly ContentHit[], words: string): ContentHit[] {
  const terms = termsOf(words);
  const mark = ({ text }: Highlighted): Highlighted => ({
    text,
    highlights: joinRanges(terms.flatMap((term) => literalRanges(text, term))),
  });
  return hits.flatMap((hit) => {
    const seen = [hit.title.text, hit.snippet.text].map(normalizeSearchText);
    if (!terms.every((term) => seen.some((text) => text.includes(term)))) return [];
    return { ...hit, title: mark(hit.title), snippet: mark(hit.snippet) };
  });
}
