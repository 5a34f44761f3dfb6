import { type Note, noteSchema, paths } from '@my-note/shared-kit/contract';
import { api } from '@my-note/shared-kit/http';
import { putNote } from '@my-note/shared-kit/items';
import type { QueryClient } from '@my-note/shared-kit/query';
import type { SaveChange } from '../model/save-types.ts';

/**
 * Saves one note for the editor. Not a mutation: those wait silently while the browser is offline, and
 * the editor has to know at once that its text is only on this device.
 */
export const saveNote = (queryClient: QueryClient, loaded: Note) => {
  let known = loaded;
  return async (change: SaveChange): Promise<Note> => {
    const saved = await api.put(paths.note(known._id), { body: change, schema: noteSchema });
    putNote(queryClient, saved, known.slug);
    known = saved;
    return saved;
  };
};
