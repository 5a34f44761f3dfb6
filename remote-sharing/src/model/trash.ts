import type { ListItem } from '@my-note/contract';
import { texts } from '../texts.ts';

/** An entry's title, or a placeholder for drafts. */
export const entryTitle = ({ title }: Pick<ListItem, 'title'>): string => title || texts.untitled;

/** Latest deletion first. */
export const sortByDeletion = (items: readonly ListItem[]): ListItem[] =>
  items.toSorted((a, b) => deletedAt(b).localeCompare(deletedAt(a)));

/** When an entry was moved to the trash; older services only say when it was changed. */
export const deletedAt = (item: ListItem): string => item.deletedAt ?? item.updatedAt;

const DAY_MS = 24 * 60 * 60_000;

/** Days until an entry is deleted permanently, seen from `now` (milliseconds), one that has begun counted whole. */
export const daysLeft = (item: ListItem, retentionDays: number, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(deletedAt(item)) - now) / DAY_MS + retentionDays));

/** How many levels an item lies below the entry that it went to the trash with, less one. */
export const depthInEntry = (entry: Pick<ListItem, 'slug'>, { slug }: Pick<ListItem, 'slug'>): number =>
  slug.split('/').length - entry.slug.split('/').length - 1;

/** Entries whose title or category holds the wanted text, in any case. */
export function filterTrash(items: readonly ListItem[], wanted: string): ListItem[] {
  const text = wanted.trim().toLowerCase();
  return items.filter((item) =>
    `${entryTitle(item)}\n${item.category?.title ?? ''}`.toLowerCase().includes(text),
  );
}

/** Address of an item's page. */
export const itemPath = ({ slug }: Pick<ListItem, 'slug'>): string =>
  `/${slug.split('/').map(encodeURIComponent).join('/')}`;
