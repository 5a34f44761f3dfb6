import type { ListItem } from '@my-note/contract';
import { inOrder } from '../../menu/build-menu.ts';
import { type NoteList, orderOf, parentIdOf, subtreeIds } from './note-list.ts';

/** Makes another list of one list; the items it does not touch stay the same objects. */
export type ListChange = (list: NoteList) => NoteList;

/**
 * Where an item belongs: a parent (null for the top level), and a neighbour or else the end.
 *
 * @example
 * const first: Placement = { parentId: null, before: items[0]?._id };
 * await writeItem(client, itemMutations.order(), { _id: item._id, ...first });
 */
export interface Placement {
  parentId: string | null;
  before?: string | undefined;
  after?: string | undefined;
}

const withItem = (list: NoteList, id: string, change: (item: ListItem) => ListItem): NoteList => ({
  ...list,
  data: list.data.map((item) => (item._id === id ? change(item) : item)),
});

/** Gives a parent its children's own order (docs/specification/service.md#order-of-children). */
export const withOrder = (list: NoteList, parentId: string | null, order: string[]): NoteList =>
  parentId === null ? { ...list, order } : withItem(list, parentId, (item) => ({ ...item, order }));

/** An item under another title; its children name it. */
export const withTitle = (list: NoteList, id: string, title: string): NoteList => ({
  ...list,
  data: list.data.map((item) => {
    if (item._id === id) return { ...item, title };
    return item.category?._id === id ? { ...item, category: { _id: id, title } } : item;
  }),
});

/** An item with its pin, or without. */
export const withPin = (list: NoteList, id: string, isPinned: boolean): NoteList =>
  withItem(list, id, (item) => ({ ...item, pinned: isPinned }));

/** An item with its icon, or without. */
export const withIcon = (list: NoteList, id: string, icon: string | undefined): NoteList =>
  withItem(list, id, (item) => ({ ...item, icon }));

/** A note that is locked, or not. */
export const withLock = (list: NoteList, id: string, isLocked: boolean): NoteList =>
  withItem(list, id, (item) => ({ ...item, locked: isLocked || undefined }));

/** An item below another parent; where it was, the order forgets it. */
export function withParent(list: NoteList, id: string, parentId: string | null): NoteList {
  const item = list.data.find(({ _id }) => _id === id);
  if (!item || parentIdOf(item) === parentId) return list;
  const parent = list.data.find(({ _id }) => _id === parentId);
  const category = parent ? { _id: parent._id, title: parent.title } : null;
  const former = orderOf(list, parentIdOf(item)).filter((child) => child !== id);
  return withItem(withOrder(list, parentIdOf(item), former), id, (found) => ({ ...found, category }));
}

/**
 * An item at a place, as the service puts it there (docs/specification/service.md#order-of-children): the order
 * reaches no further
 * than it has to. A neighbour that is not there leaves the list as it is.
 */
export function withPlacement(list: NoteList, id: string, { parentId, before, after }: Placement): NoteList {
  const here = withParent(list, id, parentId);
  const order = orderOf(here, parentId);
  const children = here.data.filter((item) => parentIdOf(item) === parentId);
  const rest = inOrder(children, order).flatMap(({ _id }) => (_id === id ? [] : _id));
  const neighbour = before ?? after;
  const found = neighbour === undefined ? rest.length : rest.indexOf(neighbour);
  if (found < 0) return list;
  const arranged = rest.toSpliced(neighbour === undefined || before ? found : found + 1, 0, id);
  const listed = new Set([...order, id]);
  return withOrder(
    here,
    parentId,
    arranged.slice(0, arranged.findLastIndex((child) => listed.has(child)) + 1),
  );
}

/** The list without an item and all below it. */
export function withoutSubtree(list: NoteList, id: string): NoteList {
  const gone = subtreeIds(list, id);
  return { ...list, data: list.data.filter(({ _id }) => !gone.has(_id)) };
}

/** An item and all below it under another slug. */
export function withSlug(list: NoteList, from: string, to: string): NoteList {
  const data = list.data.map((item) => {
    const slug = movedSlug(item.slug, from, to);
    return slug === item.slug ? item : { ...item, slug };
  });
  return { ...list, data };
}

/** A slug after the item `from` has become `to`; only that item and what is below it change. */
export const movedSlug = (slug: string, from: string, to: string): string =>
  slug === from || slug.startsWith(`${from}/`) ? to + slug.slice(from.length) : slug;
