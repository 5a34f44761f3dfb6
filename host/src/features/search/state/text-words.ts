import type { ContentHit, Highlighted, ListItem } from '@my-note/contract';
import {
  categoriesNamed,
  filterProblem,
  readFilters,
  type SearchFilter,
  unknownCategory,
  withMoments,
} from '@my-note/contract/search-filters';
import { normalizeSearchText } from '@my-note/contract/search-text';
import { joinRanges, literalRanges } from '../engine/matching/literal.ts';
import {
  parseQuery,
  usesOperators,
  wantedWords,
  withoutClosingQuotes,
} from '../engine/matching/parse-query.ts';

/** Whether a search limits its hits, so that only the service can answer it. */
export const isFiltered = (typed: string): boolean => readFilters(typed).filters.length > 0;

/** Why a filter of the search cannot be used, or undefined. */
export function problemIn(typed: string, items: readonly ListItem[]): string | undefined {
  const { filters } = readFilters(typed);
  if (filters.length === 0) return undefined;
  const categories = items
    .filter(({ type }) => type === 'category')
    .map(({ _id: id, title, slug, category }) => ({ id, title, slug, parentId: category?._id ?? null }));
  const isUnknown = ({ kind, value }: SearchFilter) =>
    kind === 'in' && categoriesNamed(categories, value).length === 0;
  return filters
    .map((filter) => filterProblem(filter) ?? (isUnknown(filter) ? unknownCategory(filter.value) : undefined))
    .find((problem) => problem !== undefined);
}

/** The words to mark in a note that was found. */
export const wordsToMark = (words: string): string => readFilters(words).words;

/**
 * The words to search texts for: the query without operators. Empty when there are none, or when the service does not
 * support the query: alternatives and excluded words.
 */
export function textWords(typed: string): string {
  if (isFiltered(typed)) return withMoments(typed.trim());
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
  if (isFiltered(words)) return [...hits];
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
