import { type ListItem, links } from '@my-note/contract';
import { shownTitle } from './empty-draft.ts';

/**
 * Entry of the side navigation (docs/specification/service.md#menu-entries). `href` is the slash plus the item's
 * slug.
 *
 * @example
 * const titles = (entries: readonly MenuEntry[]): string[] =>
 *   entries.flatMap(({ title, subs }) => [title, ...titles(subs)]);
 */
export interface MenuEntry {
  _id: string;
  title: string;
  href: string;
  type: 'single' | 'category';
  pinned: boolean;
  /** The emoji of the item. */
  icon?: string | undefined;
  subs: MenuEntry[];
  /** Link kept for a shared note, whose href points into the share. */
  menuHref?: string;
}

/** Menu links are the slash plus the item's slug (docs/specification/product.md#side-navigation-entries). */
export const toEntry = (item: ListItem, subs: MenuEntry[]): MenuEntry => ({
  _id: item._id,
  title: shownTitle(item),
  href: links.item(item.slug),
  type: item.type === 'note' ? 'single' : 'category',
  pinned: item.pinned,
  ...(item.icon ? { icon: item.icon } : {}),
  subs,
});

/** Do two entries look the same, with the same entries below them? */
export const sameEntry = (a: MenuEntry, b: MenuEntry): boolean =>
  a.title === b.title &&
  a.href === b.href &&
  a.type === b.type &&
  a.pinned === b.pinned &&
  a.icon === b.icon &&
  a.subs === b.subs;

export const sameEntries = (a: readonly MenuEntry[], b: readonly MenuEntry[]): boolean =>
  a.length === b.length && a.every((entry, index) => entry === b[index]);
