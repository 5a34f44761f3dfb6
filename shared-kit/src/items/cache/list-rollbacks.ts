import type { ListItem } from '@my-note/contract';
import { placementOf, samePlacement } from '../move/placement.ts';
import {
  type ListChange,
  withIcon,
  withLock,
  withOrder,
  withoutSubtree,
  withParent,
  withPin,
  withPlacement,
  withTitle,
} from './list-changes.ts';
import { type NoteList, orderOf } from './note-list.ts';

const itemOf = (list: NoteList, id: string): ListItem | undefined => list.data.find(({ _id }) => _id === id);

/** Takes a title back, unless the item was given yet another one. */
export function rollbackRename(before: NoteList, id: string, title: string): ListChange {
  const former = itemOf(before, id)?.title;
  return (list) =>
    former !== undefined && itemOf(list, id)?.title === title ? withTitle(list, id, former) : list;
}

/** Takes a pin back, unless it was changed again. */
export function rollbackPin(before: NoteList, id: string, isPinned: boolean): ListChange {
  const former = itemOf(before, id)?.pinned;
  return (list) =>
    former !== undefined && itemOf(list, id)?.pinned === isPinned ? withPin(list, id, former) : list;
}

/** Takes an icon back, unless it was changed again. */
export function rollbackIcon(before: NoteList, id: string, icon: string | undefined): ListChange {
  const former = itemOf(before, id)?.icon;
  return (list) => (itemOf(list, id)?.icon === icon ? withIcon(list, id, former) : list);
}

/** Takes a lock back, unless it was changed again. */
export function rollbackLock(before: NoteList, id: string, isLocked: boolean): ListChange {
  const former = itemOf(before, id)?.locked ?? false;
  return (list) => ((itemOf(list, id)?.locked ?? false) === isLocked ? withLock(list, id, former) : list);
}

/** Brings an item back to where it was, unless it was moved again. */
export function rollbackMove(before: NoteList, id: string, change: ListChange): ListChange {
  const former = placementOf(before, id);
  const chosen = placementOf(change(before), id);
  return (list) => {
    if (!former || !samePlacement(placementOf(list, id), chosen)) return list;
    const back = withPlacement(list, id, former);
    return back === list ? withParent(list, id, former.parentId) : back;
  };
}

/** Gives a category its former order back, unless that was changed again. */
export function unarranged(before: NoteList, parentId: string, order: readonly string[]): ListChange {
  const former = [...orderOf(before, parentId)];
  return (list) =>
    orderOf(list, parentId).join() === order.join() ? withOrder(list, parentId, former) : list;
}

/** Brings an item and all that was below it back to their places in the list. */
export function rollbackTrash(before: NoteList, id: string): ListChange {
  const kept = new Set(withoutSubtree(before, id).data.map(({ _id }) => _id));
  return (list) => {
    const present = new Map(list.data.map((item) => [item._id, item]));
    const known = new Set(before.data.map(({ _id }) => _id));
    const older = before.data.flatMap((item) => present.get(item._id) ?? (kept.has(item._id) ? [] : item));
    return { ...list, data: [...older, ...list.data.filter(({ _id }) => !known.has(_id))] };
  };
}
