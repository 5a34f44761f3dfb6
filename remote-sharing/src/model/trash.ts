import type { ListItem } from '@my-note/contract';
import { texts } from '../texts.ts';

/** An entry's title, or a placeholder for drafts. */
export const entryTitle = ({ title }: Pick<ListItem, 'title'>): string => title || texts.untitled;

/** Latest deletion first. */
export const sortByDeletion = (items: readonly ListItem[]): ListItem[] =>
  items.toSorted((a, b) => Date.parse(deletedAt(b)) - Date.parse(deletedAt(a)));

/** When an entry was moved to the trash; older services only say when it was changed. */
export const deletedAt = (item: ListItem): string => item.deletedAt ?? item.updatedAt;

const DAY_MS = 24 * 60 * 60_000;

/** Days from `now` (milliseconds) until an entry is deleted permanently, rounded up. */
export const daysLeft = (item: ListItem, retentionDays: number, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(deletedAt(item)) - now) / DAY_MS + retentionDays));

/** Depth of an item in the entry that it was deleted with; 0 for a direct child. */
export const depthInEntry = (entry: Pick<ListItem, 'slug'>, { slug }: Pick<ListItem, 'slug'>): number =>
  slug.split('/').length - entry.slug.split('/').length - 1;

/** Entries with the text in their title or category, in any case. */
export function filterTrash(items: readonly ListItem[], wanted: string): ListItem[] {
  const text = wanted.trim().toLowerCase();
  return items.filter((item) =>
    `${entryTitle(item)}\n${item.category?.title ?? ''}`.toLowerCase().includes(text),
  );
}

export const itemPath = ({ slug }: Pick<ListItem, 'slug'>): string =>
  `/${slug.split('/').map(encodeURIComponent).join('/')}`;
