import { type Note, noteSchema, paths } from '@my-note/contract';
import { api } from '@my-note/kit/http';
import { putNote } from '@my-note/kit/items';
import type { QueryClient } from '@my-note/kit/query';
import { CHARACTERS_PER_MS, SAVE_TIMES, type SaveChange } from '../model/save-types.ts';

/** Browsers send `keepalive` requests of up to 64 KB; a UTF-16 unit takes at most three bytes of UTF-8. */
const KEEPALIVE_MAX_BYTES = 60_000;
const isSmall = ({ content = '' }: SaveChange) => content.length * 3 <= KEEPALIVE_MAX_BYTES;

const timeoutFor = ({ content = '' }: SaveChange) =>
  SAVE_TIMES.response + Math.round(content.length / CHARACTERS_PER_MS);

/**
 * Saves one note for the editor. Not a mutation, because those wait silently while the browser is offline, and the
 * editor must know immediately that its text is only on this device.
 */
export const saveNote = (queryClient: QueryClient, loaded: Note) => {
  let known = loaded;
  return async (change: SaveChange, last = false): Promise<Note> => {
    const call = { body: change, schema: noteSchema };
    // The last request of a page cannot be retried, so it gets no timeout.
    const bound = last ? {} : { signal: AbortSignal.timeout(timeoutFor(change)) };
    const keepalive = last && isSmall(change);
    const saved = await api.put(paths.note(known._id), { ...call, ...bound, keepalive });
    putNote(queryClient, saved, known.slug);
    known = saved;
    return saved;
  };
};
