import { ALWAYS_VISIBLE_SLUG } from '../contract/constants.ts';
import type { ListItem } from '../contract/notes.ts';
import { type MenuEntry, toEntry } from './menu-entry.ts';

/** Children named in `order` come first and in that order; the others follow as they came (section 3). */
export function inOrder<T extends { _id: string }>(items: readonly T[], order: readonly string[]): T[] {
  const rank = new Map(order.map((id, index) => [id, index]));
  const listed = items
    .filter(({ _id }) => rank.has(_id))
    .sort((a, b) => (rank.get(a._id) ?? 0) - (rank.get(b._id) ?? 0));
  return [...listed, ...items.filter(({ _id }) => !rank.has(_id))];
}

/** Is an item shown under the prefix filter? The note `my-note` always is (section 5). */
export const passesPrefix = (slug: string, prefix: string): boolean =>
  !prefix || slug.startsWith(prefix) || slug === ALWAYS_VISIBLE_SLUG;

/**
 * The menu tree from the flat list: order applied, prefix filter applied, drafts (empty titles) left
 * out. Its top level are the items without a parent, or whose parent the filter hides.
 */
export function buildMenu(
  items: readonly ListItem[],
  { prefix = '' }: { prefix?: string } = {},
): MenuEntry[] {
  const shown = items.filter((item) => item.title !== '' && passesPrefix(item.slug, prefix));
  const ids = new Set(shown.map(({ _id }) => _id));
  const children = new Map<string | null, ListItem[]>();
  for (const item of shown) {
    const parent = item.category && ids.has(item.category._id) ? item.category._id : null;
    const siblings = children.get(parent);
    if (siblings) siblings.push(item);
    else children.set(parent, [item]);
  }
  const entry = (item: ListItem): MenuEntry =>
    toEntry(item, inOrder(children.get(item._id) ?? [], item.order).map(entry));
  return (children.get(null) ?? []).map(entry);
}
