import type { Category, ListItem, Note } from '@my-note/shared-kit/contract';
import type { ItemRow } from './items.table.ts';

/** A row with the title of its parent. */
export type Item = ItemRow & { category: { _id: string; title: string } | null };

export const toNote = (item: Item): Note => ({
  _id: item.id,
  createdBy: item.createdBy,
  createdAt: item.createdAt.toISOString(),
  updatedAt: item.updatedAt.toISOString(),
  deleted: item.deleted,
  title: item.title,
  slug: item.slug,
  type: item.type,
  category: item.category,
  order: item.order,
  pinned: item.pinned,
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
