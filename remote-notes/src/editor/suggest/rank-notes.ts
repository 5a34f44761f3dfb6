import type { ListItem } from '@my-note/contract';
import { normalizeSearchText } from '@my-note/contract/search-text';

const MOST = 8;

function rankOf(title: string, query: string): number {
  const at = title.indexOf(query);
  if (at < 0) return Number.POSITIVE_INFINITY;
  if (at === 0) return 0;
  return title.includes(` ${query}`) ? 1 : 2;
}

/** Notes whose title contains the query: first those that start with it, then those with a word that does. */
export function rankNotes(items: readonly ListItem[], query: string): ListItem[] {
  const wanted = normalizeSearchText(query).trim();
  return items
    .filter(({ type, title }) => type === 'note' && title !== '')
    .map((item) => ({ item, rank: rankOf(normalizeSearchText(item.title), wanted) }))
    .filter(({ rank }) => rank !== Number.POSITIVE_INFINITY)
    .sort((a, b) => a.rank - b.rank || b.item.updatedAt.localeCompare(a.item.updatedAt))
    .slice(0, MOST)
    .map(({ item }) => item);
}
