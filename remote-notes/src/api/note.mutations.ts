import { type Note, noteEnvelopeSchema, noteSchema, paths } from '@my-note/shared-kit/contract';
import { api } from '@my-note/shared-kit/http';
import { noteQueries } from '@my-note/shared-kit/queries';
import { mutationOptions } from '@my-note/shared-kit/query';
import type { NoteText } from '../model/save-types.ts';
import { putNote, refreshLists } from './note-cache.ts';
import { openDraft } from './open-draft.ts';

/** Writes on one note or category. */
export const noteMutations = {
  pin: () =>
    mutationOptions({
      mutationFn: ({ _id, pinned }: Pick<Note, '_id' | 'pinned'>) =>
        api.patch(paths.pin(_id), { body: { pinned }, schema: noteSchema }),
      onSuccess: (note, _variables, _result, { client }) => putNote(client, note),
    }),
  trash: () =>
    mutationOptions({
      mutationFn: ({ _id }: Pick<Note, '_id'>) => api.delete(paths.softDelete(_id), { schema: noteSchema }),
      onSuccess: (_note, _variables, _result, { client }) => {
        // What is cached of it, or of what was inside it, is no longer there to be shown.
        void client.invalidateQueries({ queryKey: noteQueries.all(), refetchType: 'none' });
        return refreshLists(client);
      },
    }),
  restore: () =>
    mutationOptions({
      mutationFn: ({ _id }: Pick<Note, '_id'>) =>
        api.delete(paths.softDelete(_id), { body: { restore: true }, schema: noteSchema }),
      onSuccess: (note, _variables, _result, { client }) => {
        putNote(client, note);
        return refreshLists(client);
      },
    }),
  /** Opens a draft; answers its slug. `always`: offline it has to fail at once, not to wait. */
  openDraft: () =>
    mutationOptions({
      networkMode: 'always',
      mutationFn: (categoryId: string | null, { client }) => openDraft(client, categoryId),
    }),
  /** A second note beside one in conflict. */
  copy: () =>
    mutationOptions({
      mutationFn: async ({ text, category }: { text: NoteText; category: Note['category'] }) => {
        const body = { category: category?._id ?? null };
        const { data: draft } = await api.post(paths.draft, { body, schema: noteEnvelopeSchema });
        return api.put(paths.note(draft._id), {
          body: { ...text, baseVersion: draft.version },
          schema: noteSchema,
        });
      },
      onSuccess: (_note, _variables, _result, { client }) => refreshLists(client),
    }),
};
