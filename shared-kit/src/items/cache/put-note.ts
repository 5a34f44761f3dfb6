import type { ListItem, Note } from '@my-note/contract';
import type { QueryClient } from '@tanstack/react-query';
import { noteQueries } from '../../queries/notes.queries.ts';
import { changeList, knownItem, knownSlug, moveSlugs, refreshLists } from './item-cache.ts';
import { type NoteList, parentIdOf } from './note-list.ts';
import { anyPending, listOutdated, othersPending, takeOutdated } from './pending-writes.ts';

const toListItem = ({
  _id,
  title,
  slug,
  type,
  category,
  order,
  pinned,
  updatedAt,
  icon,
  locked,
  content,
}: Note): ListItem => ({
  _id,
  title,
  slug,
  type,
  category,
  order,
  pinned,
  updatedAt,
  icon,
  locked,
  hasText: title === '' ? content.trim() !== '' : undefined,
});

/** The newest state of an item that a page has been given. */
export const newestCached = (client: QueryClient, id: string): Note | undefined =>
  client
    .getQueriesData<Note>({ queryKey: noteQueries.slugs() })
    .flatMap(([, note]) => (note?._id === id ? note : []))
    .sort((a, b) => b.version - a.version)[0];

const sameFacts = (a: ListItem, b: ListItem): boolean =>
  a.title === b.title &&
  a.slug === b.slug &&
  a.pinned === b.pinned &&
  a.icon === b.icon &&
  (a.locked ?? false) === (b.locked ?? false) &&
  parentIdOf(a) === parentIdOf(b);

function listed(list: NoteList, note: Note): NoteList {
  // The order of its children has calls of its own.
  const { order: _order, ...facts } = toListItem(note);
  const known = list.data.some(({ _id }) => _id === note._id);
  if (!known) return note.deleted ? list : { ...list, data: [...list.data, toListItem(note)] };
  return { ...list, data: list.data.map((item) => (item._id === note._id ? { ...item, ...facts } : item)) };
}

/** A read under way may bring the text as it was before, or a newer one of another device: it is sent again. */
function putText(client: QueryClient, slug: string, note: Note): void {
  const filter = { queryKey: noteQueries.bySlug(slug).queryKey, exact: true };
  const isRead = client.isFetching(filter) > 0;
  // Who waits for it gets what is cached next.
  if (isRead) void client.cancelQueries(filter);
  client.setQueryData(filter.queryKey, note);
  if (isRead) void client.invalidateQueries(filter);
}

function put(client: QueryClient, note: Note, formerSlug: string, laterWrites: boolean): void {
  const newest = newestCached(client, note._id);
  if (newest && newest.version > note.version) {
    // Responses may arrive out of order: what is on screen is newer.
    const known = knownItem(client, note._id);
    if (known && !sameFacts(known, newest)) listOutdated(client);
    return;
  }
  moveSlugs(client, knownSlug(client, note._id) ?? formerSlug, note.slug);
  for (const slug of new Set([note.slug, formerSlug])) putText(client, slug, note);
  // The list shows what later writes will make of the item; this response does not contain them.
  if (laterWrites) listOutdated(client);
  else changeList(client, (list) => listed(list, note));
}

/**
 * Puts an item of a response into the cache, without fetching anything. Its descendants get
 * its new slug; the former slug still leads to it. A response older than the cache is ignored, and one that
 * arrives while a write on items is pending does not change the list.
 *
 * @example
 * // After a call of your own that returns a note
 * const saved = await api.post('/weather/note', { schema: noteSchema });
 * putNote(client, saved);
 */
export function putNote(client: QueryClient, note: Note, formerSlug = note.slug): void {
  put(client, note, formerSlug, anyPending(client));
  if (!anyPending(client) && takeOutdated(client)) void refreshLists(client);
}

/** The same for the response of a write on items, which itself is still pending. */
export const settleNote = (client: QueryClient, note: Note, formerSlug = note.slug): void =>
  put(client, note, formerSlug, othersPending(client));
