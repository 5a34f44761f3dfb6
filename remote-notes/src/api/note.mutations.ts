import { type Note, noteEnvelopeSchema, noteSchema, paths } from '@my-note/contract';
import { api } from '@my-note/shared-kit/http';
import { putNote } from '@my-note/shared-kit/items';
import { mutationOptions } from '@my-note/shared-kit/query';
import { type NoteText, sameText } from '../model/save-types.ts';
import { openDraft } from './open-draft.ts';

export const noteMutations = {
  /** Returns the draft's slug. */
  openDraft: () =>
    mutationOptions({
      mutationFn: (categoryId: string | null, { client }) => openDraft(client, categoryId),
    }),
  /** Saves a text as a new note, including what is typed while it is saved. */
  copy: () =>
    mutationOptions({
      mutationFn: async ({ text, category }: { text: () => NoteText; category: Note['category'] }) => {
        const body = { category: category?._id ?? null };
        let { data: note } = await api.post(paths.draft, { body, schema: noteEnvelopeSchema });
        for (;;) {
          const sent = text();
          const change = { ...sent, baseVersion: note.version };
          note = await api.put(paths.note(note._id), { body: change, schema: noteSchema });
          if (sameText(sent, text())) return note;
        }
      },
      onSuccess: (note, _variables, _result, { client }) => putNote(client, note),
    }),
};
