import type { Category, ListItem, Note } from '@my-note/shared-kit/contract';
import type { ItemRow } from './items.table.ts';

/** A row with the title of its parent. */
export type Item = ItemRow & { category: { _id: string; title: string } | null };

export const toListItem = (item: Item): ListItem => ({
  _id: item.id,
  title: item.title,
  slug: item.slug,
  type: item.type,
  category: item.category,
  order: item.order,
  pinned: item.pinned,
  updatedAt: item.updatedAt.toISOString(),
});

export const toNote = (item: Item): Note => ({
  ...toListItem(item),
  createdBy: item.createdBy,
  createdAt: item.createdAt.toISOString(),
  deleted: item.deleted,
  content: item.content,
  excerpt: item.excerpt,
  version: item.version,
});

export const toCategory = ({ id, title, slug, parentId }: ItemRow): Category => ({
  _id: id,
  title,
  slug,
  categoryId: parentId,
});
