import { links, type Share, type SharedItem } from '@my-note/contract';
import type { ItemRow } from '../../items/tables.ts';
import type { OpenShare } from './shares.repository.ts';
import type { ShareRow } from './shares.table.ts';

export const toShare = (share: ShareRow): Share => ({
  _id: share.id,
  noteId: share.itemId,
  href: links.sharedNote({ shareId: share.shareId, noteId: share.itemId }),
  includeChildren: share.includeChildren,
  expiresAt: share.expiresAt?.toISOString() ?? null,
  hasPassword: share.passwordHash !== null,
  views: share.views,
  lastViewedAt: share.lastViewedAt?.toISOString() ?? null,
  createdAt: share.createdAt.toISOString(),
});

/** An item for a visitor: nothing above the shared root. */
export function toSharedItem(
  { share, root }: OpenShare,
  item: ItemRow,
  titles: Map<string, string>,
): SharedItem {
  const above = root.slug.length - (root.slug.split('/').at(-1)?.length ?? 0);
  const parentTitle = item.id === root.id || item.parentId === null ? undefined : titles.get(item.parentId);
  return {
    _id: item.id,
    title: item.title,
    slug: `i/shared/${share.shareId}/${item.id}`,
    menuHref: item.slug.slice(above),
    type: item.type,
    category:
      item.parentId !== null && parentTitle !== undefined ? { _id: item.parentId, title: parentTitle } : null,
    order: item.order.filter((id) => titles.has(id)),
    updatedAt: item.updatedAt.toISOString(),
    ...(item.icon === null ? {} : { icon: item.icon }),
  };
}

/** An item outside of a share, embedded in one of it: nothing of where it is. */
export const toEmbeddedItem = (open: OpenShare, item: ItemRow): SharedItem => ({
  ...toSharedItem(open, item, new Map()),
  menuHref: item.slug.split('/').at(-1) ?? '',
});
