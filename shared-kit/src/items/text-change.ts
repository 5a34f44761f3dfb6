import { ERROR_CODES, type Note, noteSchema, paths } from '@my-note/contract';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '../http/api-client.ts';
import { ApiError } from '../http/api-error.ts';
import { noteQueries } from '../queries/notes.queries.ts';
import { kitTexts } from '../texts.ts';
import { changeNotes } from './cache/item-cache.ts';
import { newestCached, putNote } from './cache/put-note.ts';

/** How often a change is made again because the note was changed in between. */
const TRIES = 4;

/** Makes another text of a text; null when it no longer has what would be changed. */
export type TextChange = (content: string) => string | null;

/** What the service has, and the changes that it has not confirmed. */
interface Unconfirmed {
  base: Note;
  changes: TextChange[];
}
const unconfirmed = new WeakMap<QueryClient, Map<string, Unconfirmed>>();

function unconfirmedOf(client: QueryClient, note: Note): Unconfirmed {
  const notes = unconfirmed.get(client) ?? new Map<string, Unconfirmed>();
  unconfirmed.set(client, notes);
  const newest = newestCached(client, note._id) ?? note;
  const known = notes.get(note._id) ?? { base: newest, changes: [] };
  notes.set(note._id, known);
  if (newest.version > known.base.version) known.base = newest;
  return known;
}

/** Shows the service's text with all changes, unless a newer text has arrived. */
const show = (client: QueryClient, { base, changes }: Unconfirmed): void =>
  changeNotes(client, (note) => {
    if (note._id !== base._id || note.version > base.version) return note;
    return { ...note, content: changes.reduce((text, change) => change(text) ?? text, base.content) };
  });

/** The note as somebody else has saved it, when that is why the service refused. */
function conflictingNote(error: unknown): Note | undefined {
  if (!(error instanceof ApiError) || error.code !== ERROR_CODES.versionConflict) return undefined;
  return noteSchema.safeParse(Object(error.body).current).data;
}

async function save(state: Unconfirmed, change: TextChange): Promise<Note> {
  for (let left = TRIES; ; left -= 1) {
    const { _id, content: former, version: baseVersion } = state.base;
    const content = change(former);
    if (content === null) throw new Error(kitTexts.textChanged);
    if (content === former) return state.base;
    try {
      state.base = await api.put(paths.note(_id), { body: { content, baseVersion }, schema: noteSchema });
      return state.base;
    } catch (error) {
      const theirs = conflictingNote(error);
      if (!theirs || left === 1) throw error;
      state.base = theirs;
    }
  }
}

/**
 * Changes the text of a note: shown immediately, saved with the version that it is based on, and taken back on a
 * refusal. When the note was changed meanwhile, on another device or by somebody who writes in it, the change is made
 * again in the newest text, so say what to change and not what the text shall be.
 *
 * @example
 * const { mutate } = useMutation(itemMutations.changeText(note));
 * mutate((content) => withTask(content, 0, true));
 */
export const changeText = (note: Note) =>
  mutationOptions({
    scope: { id: `text of ${note._id}` },
    mutationFn: (change: TextChange, { client }) => save(unconfirmedOf(client, note), change),
    onMutate: async (change: TextChange, { client }) => {
      // A fetch under way would bring the text as it was before.
      await client.cancelQueries({
        queryKey: noteQueries.slugs(),
        predicate: ({ state }) => Object(state.data)._id === note._id,
      });
      const state = unconfirmedOf(client, note);
      state.changes.push(change);
      show(client, state);
      return state;
    },
    onSettled: (_saved, _error, change, state, { client }) => {
      if (!state) return;
      state.changes.splice(state.changes.indexOf(change), 1);
      putNote(client, state.base, note.slug);
      show(client, state);
      if (state.changes.length === 0) unconfirmed.get(client)?.delete(note._id);
    },
  });
