import type { ListItem } from '@my-note/shared-kit/contract';
import { passesPrefix } from '@my-note/shared-kit/menu';
import Fuse, { type RangeTuple } from 'fuse.js';

const MOST = 50;

export interface Finding {
  item: ListItem;
  /** First and last index of each hit, both included. */
  inTitle: readonly RangeTuple[];
  inSlug: readonly RangeTuple[];
}

/** Finds items by title and slug: fuzzy, with the extended syntax (specification, section 5). */
export function createFinder(items: readonly ListItem[], prefix: string) {
  const searchable = items.filter(({ title, slug }) => title !== '' && passesPrefix(slug, prefix));
  const fuse = new Fuse(searchable, {
    keys: ['title', 'slug'],
    threshold: 0.6,
    distance: 100,
    useExtendedSearch: true,
    includeMatches: true,
  });
  return (keyword: string): Finding[] => {
    // A fuzzy hit also names stray single letters; marking them would only distract.
    const tells = ([first, last]: RangeTuple) => last > first || keyword.length === 1;
    return fuse.search(keyword, { limit: MOST }).map(({ item, matches = [] }) => {
      const hits = (field: string) => matches.find(({ key }) => key === field)?.indices.filter(tells) ?? [];
      return { item, inTitle: hits('title'), inSlug: hits('slug') };
    });
  };
}
