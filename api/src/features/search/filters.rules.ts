import { filterProblem, momentOf, readFilters, type SearchFilter } from '@my-note/contract/search-filters';
import { isTagName, tagKey } from '@my-note/contract/tags';
import { invalid } from '../../core/errors.ts';
import { readTerms } from './terms.rules.ts';

/** What a search limits its hits to, by the names that are written in it. */
export interface WantedFilters {
  tags: string[];
  /** Titles or paths of categories. */
  categories: string[];
  task: boolean;
  media: string[];
  before: Date | undefined;
  after: Date | undefined;
  /** Folded words and phrases that no hit has. */
  excluded: string[];
}

/** Reads a search; refuses a filter that says nothing with what can be written instead. */
export function readSearch(query: string): { wanted: WantedFilters; words: string; isFiltered: boolean } {
  const { filters, words } = readFilters(query);
  const problem = filters.map(filterProblem).find((message) => message !== undefined);
  if (problem !== undefined) throw invalid(problem);
  const valuesOf = (kind: SearchFilter['kind']) =>
    filters.filter((filter) => filter.kind === kind).map(({ value }) => value);
  const momentsOf = (kind: 'before' | 'after') =>
    valuesOf(kind)
      .flatMap((value) => momentOf(value) ?? [])
      .sort((a, b) => a.getTime() - b.getTime());
  const held = valuesOf('has').map((value) => value.toLowerCase());
  const wanted = {
    tags: valuesOf('tag')
      .map((name) => name.replace(/^#/, ''))
      .filter(isTagName)
      .map(tagKey),
    categories: valuesOf('in'),
    task: held.includes('task'),
    media: [...new Set(held)].filter((kind) => kind !== 'task'),
    // All of them hold, so the narrowest counts.
    before: momentsOf('before')[0],
    after: momentsOf('after').at(-1),
    excluded: valuesOf('not').flatMap((value) => readTerms(`"${value}"`)),
  };
  return { wanted, words, isFiltered: filters.length > 0 };
}
