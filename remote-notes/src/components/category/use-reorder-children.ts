import type { ListItem, Note } from '@my-note/contract';
import {
  createMoveToasts,
  itemMutations,
  offerMoveUndo,
  type Placement,
  parentIdOf,
  wayBack,
  writeItem,
} from '@my-note/kit/items';
import { shownTitle } from '@my-note/kit/menu';
import { useQueryClient } from '@my-note/kit/query';
import { useMemo, useState } from 'react';
import { listTexts } from '../../list-texts.ts';
import { texts } from '../../texts.ts';
import type { DropPosition } from '../drag-and-drop/draggable-row.ts';

const withoutOwnPlace = (items: readonly ListItem[], id: string) => items.filter(({ _id }) => _id !== id);

/** Reorders a category's children, offers to undo it, and announces the new position. */
export function useReorderChildren(category: Note, items: readonly ListItem[]) {
  const client = useQueryClient();
  const [announcement, setAnnouncement] = useState('');
  const toasts = useMemo(
    () =>
      createMoveToasts(
        ({ id, title, from, back }) =>
          void offerMoveUndo(client, listTexts.moved(title), texts.actions.undo, { id, from, undo: back }),
      ),
    [client],
  );

  const place = (item: ListItem, placement: Placement, successive: boolean) => {
    const back = wayBack(client, item);
    const done = writeItem(client, itemMutations.order(), { _id: item._id, ...placement });
    toasts.add({ id: item._id, title: shownTitle(item), from: parentIdOf(item), done, back }, { successive });
  };

  /** Drops a child before, after, or into another one. */
  const drop = (id: string, hit: DropPosition, targetId: string) => {
    const item = items.find(({ _id }) => _id === id);
    const target = items.find(({ _id }) => _id === targetId);
    if (!item || !target || item === target) return;
    if (hit === 'into') {
      place(item, { parentId: target._id }, false);
      setAnnouncement(listTexts.order.movedInto(shownTitle(item), target.title));
      return;
    }
    place(item, { parentId: category._id, [hit]: target._id }, false);
    const at = withoutOwnPlace(items, id).indexOf(target) + (hit === 'after' ? 1 : 0);
    setAnnouncement(listTexts.order.moved(shownTitle(item), at + 1, items.length));
  };

  /** Moves a child one place up (-1) or down (1). */
  const step = (id: string, by: -1 | 1) => {
    const index = items.findIndex(({ _id }) => _id === id);
    const [item, target] = [items[index], items[index + by]];
    if (!item || !target) return;
    const beside = by < 0 ? { before: target._id } : { after: target._id };
    place(item, { parentId: category._id, ...beside }, true);
    setAnnouncement(listTexts.order.moved(shownTitle(item), index + by + 1, items.length));
  };

  return { drop, step, announcement };
}
