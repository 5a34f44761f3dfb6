import { type Note, noteEnvelopeSchema, noteSchema, paths } from '@my-note/shared-kit/contract';
import { api } from '@my-note/shared-kit/http';
import { putNote } from '@my-note/shared-kit/items';
import { mutationOptions } from '@my-note/shared-kit/query';
import type { NoteText } from '../model/save-types.ts';
import { openDraft } from './open-draft.ts';

/** Writes on notes that belong to this remote's screens; the others are the kit's. */
export const noteMutations = {
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
      onSuccess: (note, _variables, _result, { client }) => putNote(client, note),
    }),
};
