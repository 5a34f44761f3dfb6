import type { Report } from '@my-note/contract/report';

export type CategoryWords = Report['categories'][number];

const MOST = 10;

export interface TopCategories {
  top: CategoryWords[];
  /** All others together. */
  rest: { count: number; notes: number; words: number } | undefined;
  words: number;
}

/** The categories with the most words, and the sum of the others. Empty ones are left out. */
export function topCategories(categories: readonly CategoryWords[]): TopCategories {
  const sorted = categories
    .filter(({ notes, words }) => notes > 0 || words > 0)
    .toSorted((a, b) => b.words - a.words);
  const others = sorted.slice(MOST);
  const sum = (list: readonly CategoryWords[], of: 'notes' | 'words') =>
    list.reduce((total, category) => total + category[of], 0);
  return {
    top: sorted.slice(0, MOST),
    rest:
      others.length > 0
        ? { count: others.length, notes: sum(others, 'notes'), words: sum(others, 'words') }
        : undefined,
    words: sum(sorted, 'words'),
  };
}
