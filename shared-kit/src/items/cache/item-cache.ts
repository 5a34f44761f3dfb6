import type { ListItem, Note } from '@my-note/contract';
import type { QueryClient } from '@tanstack/react-query';
import { categoryQueries } from '../../queries/categories.queries.ts';
import { changeCached } from '../../queries/change-cached.ts';
import { noteQueries } from '../../queries/notes.queries.ts';
import { shareQueries } from '../../queries/shares.queries.ts';
import { type ListChange, movedSlug, withSlug } from './list-changes.ts';

/** Changes the list of items in place; nothing is fetched. */
export const changeList = (client: QueryClient, listChange: ListChange): void =>
  changeCached(client, noteQueries.list().queryKey, listChange);

/** Changes the cached pages of items. One that has another slug now is found under both. */
export function changeNotes(client: QueryClient, update: (note: Note) => Note): void {
  for (const [queryKey, note] of client.getQueriesData<Note>({ queryKey: noteQueries.slugs() })) {
    if (!note) continue;
    const next = update(note);
    if (next === note) continue;
    changeCached<Note>(client, queryKey, () => next);
    if (next.slug !== note.slug) client.setQueryData(noteQueries.bySlug(next.slug).queryKey, next);
  }
}

/**
 * An item got another slug, and with it all below: rewrites every slug that is cached
 * (docs/specification/service.md#slugs).
 */
export function moveSlugs(client: QueryClient, from: string, to: string): void {
  if (from === to) return;
  changeList(client, (list) => withSlug(list, from, to));
  changeNotes(client, (note) => {
    const slug = movedSlug(note.slug, from, to);
    return slug === note.slug ? note : { ...note, slug };
  });
}

/** An item as the list has it. */
export const knownItem = (client: QueryClient, id: string): ListItem | undefined =>
  client.getQueryData(noteQueries.list().queryKey)?.data.find(({ _id }) => _id === id);

/** The slug an item has in the list. */
export const knownSlug = (client: QueryClient, id: string): string | undefined => knownItem(client, id)?.slug;

/**
 * Items appeared or disappeared elsewhere: lists, the category picker and the shares are refetched. A share rests while
 * its item is in the trash.
 *
 * @example
 * // After a call of your own that made or removed notes
 * await refreshLists(client);
 */
export const refreshLists = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: noteQueries.lists() }),
    client.invalidateQueries({ queryKey: categoryQueries.all() }),
    client.invalidateQueries({ queryKey: shareQueries.list().queryKey }),
  ]);

const looksLike = (note: Note, item: ListItem): boolean =>
  note.title === item.title &&
  note.slug === item.slug &&
  note.pinned === item.pinned &&
  note.icon === item.icon &&
  (note.locked ?? false) === (item.locked ?? false) &&
  note.category?._id === item.category?._id;

/**
 * Items were changed elsewhere: the lists are fetched again, and the pages of those that look different now.
 *
 * @example
 * await refreshItems(client);
 */
export async function refreshItems(client: QueryClient): Promise<void> {
  await refreshLists(client);
  const listed = new Map(
    client.getQueryData(noteQueries.list().queryKey)?.data.map((item) => [item._id, item]),
  );
  for (const [queryKey, note] of client.getQueriesData<Note>({ queryKey: noteQueries.slugs() })) {
    const item = note && listed.get(note._id);
    if (item && !looksLike(note, item)) void client.invalidateQueries({ queryKey, exact: true });
  }
}
