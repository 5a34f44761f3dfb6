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
    .sort((a, b) => a.rank - b.rank || Date.parse(b.item.updatedAt) - Date.parse(a.item.updatedAt))
    .slice(0, MOST)
    .map(({ item }) => item);
}

/**
 * The note of `Title#heading`, and what was typed of the heading; the note itself without a title. Undefined without `#`,
 * when no title is like that, or when the `#` may be of a title.
 */
export function readPart(
  items: readonly ListItem[],
  query: string,
  itself: ListItem,
): { item: ListItem; wanted: string } | undefined {
  const at = query.indexOf('#');
  if (at < 0) return undefined;
  const [name, wanted] = [query.slice(0, at).trim(), query.slice(at + 1)];
  if (name === '') return { item: itself, wanted };
  if (rankNotes(items, query).length > 0) return undefined;
  const isNamed = ({ title }: ListItem) => normalizeSearchText(title) === normalizeSearchText(name);
  const named = rankNotes(items, name);
  const item = items.find((each) => each.type === 'note' && isNamed(each)) ?? named[0];
  return item && { item, wanted };
}
