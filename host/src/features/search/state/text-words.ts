import { normalizeSearchText } from '@my-note/contract/search-text';
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
