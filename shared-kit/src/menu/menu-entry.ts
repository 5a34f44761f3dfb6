import type { ListItem } from '../contract/notes.ts';

/** Entry of the side navigation (specification, section 3). `path` is the entry's slug without a slash. */
export interface MenuEntry {
  _id: string;
  title: string;
  href: string;
  type: 'single' | 'category';
  pinned: boolean;
  subs: MenuEntry[];
  /** Link kept for a shared note, whose href points into the share. */
  menuHref?: string;
}

/** Menu links are the slash plus the item's slug (specification, section 2). */
export const toEntry = (item: ListItem, subs: MenuEntry[]): MenuEntry => ({
  _id: item._id,
  title: item.title,
  href: `/${item.slug}`,
  type: item.type === 'note' ? 'single' : 'category',
  pinned: item.pinned,
  subs,
});
