import type { ListItem } from '@my-note/contract';
import { type NoteList, subtreeIds, withPlacement } from '@my-note/kit/items';
import { buildMenu, shownTitle, usePrefix } from '@my-note/kit/menu';
import { useState } from 'react';
import { useCreate } from '../../../platform/commands/create-context.ts';
import { texts } from '../../tree/texts.ts';
import { type Drop, placementOfDrop } from '../drag/drop.ts';
import type { ItemDialog } from './item-slots.tsx';
import { menuPosition } from './menu-position.ts';
import type { RowAction } from './row-menu.tsx';
import { useItemActions } from './use-item-actions.ts';

const none: ReadonlySet<string> = new Set();

/** Actions of rows in the sidebar's tree, with the state of the rename field, dialogs, and announcements. */
export function useTreeActions(onGo: (() => void) | undefined) {
  const items = useItemActions();
  const add = useCreate();
  const prefix = usePrefix();
  const [renamedId, setRenamedId] = useState<string>();
  const [dialog, setDialog] = useState<ItemDialog | null>(null);
  const [iconOf, setIconOf] = useState<ListItem | null>(null);
  const [announcement, setAnnouncement] = useState('');

  /** With a prefix filter, the end is after the last visible item, so that the moved item stays visible. */
  const shownEnd = (list: NoteList, target: Drop): Drop => {
    const last = prefix ? buildMenu(list.data, { order: list.order, prefix }).at(-1) : undefined;
    return target.kind === 'end' && last ? { kind: 'after', id: last._id } : target;
  };
  const drop = (id: string, target: Drop, options?: { successive: boolean }) => {
    const list = items.list();
    const item = items.itemOf(id);
    const placement = list && placementOfDrop(list, shownEnd(list, target));
    if (!list || !item || !placement || placement.after === id) return;
    const next = withPlacement(list, id, placement);
    items.place(item, placement, options);
    const at = menuPosition(buildMenu(next.data, { order: next.order, prefix }), id);
    if (at) setAnnouncement(texts.movedTo(shownTitle(item), at.position, at.siblings, at.parent));
  };

  const run = (action: RowAction, id: string) => {
    const item = items.itemOf(id);
    if (!item) return;
    const here = item.type === 'category' ? item._id : (item.category?._id ?? null);
    const start = (slot: Parameters<typeof add>[0]) => {
      onGo?.();
      add(slot, here);
    };
    if (action === 'rename') setRenamedId(id);
    if (action === 'new-note') start('notes/new-note');
    if (action === 'new-category') start('notes/new-category');
    if (action === 'pin') items.pin(item);
    if (action === 'icon') setIconOf(item);
    if (action === 'remove-icon') items.setIcon(item, null);
    if (action === 'share' || action === 'move') setDialog({ kind: action, item });
    if (action === 'sort-title') items.sort(item, 'title');
    if (action === 'sort-date') items.sort(item, 'date');
    if (action === 'trash') items.trash(item);
  };

  return {
    run,
    drop,
    move: items.move,
    iconOf,
    setIcon: (icon: string | null) => iconOf && items.setIcon(iconOf, icon),
    closeIcon: () => setIconOf(null),
    announcement,
    renamedId,
    rename: async (id: string, title: string) => {
      const item = items.itemOf(id);
      if (item) await items.rename(item, title);
    },
    endRename: () => setRenamedId(undefined),
    dialog,
    closeDialog: () => setDialog(null),
    subtreeOf: (id: string) => {
      const list = items.list();
      return list ? subtreeIds(list, id) : none;
    },
  };
}
