import type { ListItem, noteListSchema } from '@my-note/contract';
import type * as z from 'zod/mini';

/**
 * The user's items, with the top level's own order.
 *
 * @example
 * const known: NoteList | undefined = client.getQueryData(noteQueries.list().queryKey);
 */
export interface NoteList extends Omit<z.infer<typeof noteListSchema>, 'data'> {
  data: ListItem[];
  /** It is what this device kept, without a connection: an item that is not in it may exist. */
  isKept?: true;
}

/**
 * Id of an item's parent; null at the top level.
 *
 * @example
 * const topLevel = items.filter((one) => parentIdOf(one) === null);
 */
export const parentIdOf = (item: Pick<ListItem, 'category'>): string | null => item.category?._id ?? null;

/** The own order of a category, or of the top level (null). */
export const orderOf = (list: NoteList, parentId: string | null): readonly string[] =>
  (parentId === null ? list.order : list.data.find(({ _id }) => _id === parentId)?.order) ?? [];

/**
 * Ids of an item and of everything below it.
 *
 * @example
 * const inside = subtreeIds(list, item._id);
 * const rest = list.data.filter(({ _id }) => !inside.has(_id));
 */
export function subtreeIds(list: NoteList, id: string): Set<string> {
  const children = new Map<string | null, string[]>();
  for (const item of list.data) {
    const siblings = children.get(parentIdOf(item));
    if (siblings) siblings.push(item._id);
    else children.set(parentIdOf(item), [item._id]);
  }
  const ids = new Set([id]);
  for (const parentId of ids) {
    for (const child of children.get(parentId) ?? []) ids.add(child);
  }
  return ids;
}
