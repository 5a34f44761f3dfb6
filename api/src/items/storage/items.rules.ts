import type { Category, ListItem, Note } from '@my-note/contract';
import type { ItemRow } from './items.table.ts';

/** A row with the title of its parent. */
type ListedItem = ItemRow & { category: { _id: string; title: string } | null };
/** With the note's video. */
export type Item = ListedItem & { video: string | null };

export const toListItem = (item: ListedItem): ListItem => ({
  _id: item.id,
  title: item.title,
  slug: item.slug,
  type: item.type,
  category: item.category,
  order: item.order,
  pinned: item.pinned,
  updatedAt: item.updatedAt.toISOString(),
  ...(item.icon === null ? {} : { icon: item.icon }),
  ...(item.locked ? { locked: true } : {}),
  ...(item.title === '' ? { hasText: item.content.trim() !== '' } : {}),
});

export const toNote = (item: Item): Note => ({
  ...toListItem(item),
  createdBy: item.createdBy,
  createdAt: item.createdAt.toISOString(),
  deleted: item.deleted,
  content: item.content,
  excerpt: item.excerpt,
  version: item.version,
  ...(item.video === null ? {} : { video: { _id: item.video } }),
});

export const toCategory = ({ id, title, slug, parentId }: ItemRow): Category => ({
  _id: id,
  title,
  slug,
  categoryId: parentId,
});
