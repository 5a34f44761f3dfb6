import { type Note, noteEnvelopeSchema, noteSchema, paths } from '@my-note/contract';
import { api } from '@my-note/kit/http';
import { putNote } from '@my-note/kit/items';
import { mutationOptions } from '@my-note/kit/query';
import { type NoteText, sameText } from '../model/save-types.ts';
import { texts } from '../texts.ts';
import { flushOpenAutosaves, openDraft } from './open-draft.ts';

export const noteMutations = {
  /** Returns the draft's slug. */
  openDraft: () =>
    mutationOptions({
      mutationFn: (categoryId: string | null, { client }) => openDraft(client, categoryId),
    }),
  /** Creates a note with a title beside the one that is being written, which must not be taken for an empty draft. */
  createTitled: () =>
    mutationOptions({
      mutationFn: async ({ title, beside }: { title: string; beside: Note }) => {
        await flushOpenAutosaves();
        const body = { category: beside.category?._id ?? null };
        const { data: draft } = await api.post(paths.draft, { body, schema: noteEnvelopeSchema });
        if (draft._id === beside._id) throw new Error(texts.onlyDraft);
        const change = { title, content: '', baseVersion: draft.version };
        return api.put(paths.note(draft._id), { body: change, schema: noteSchema });
      },
      onSuccess: (note, _variables, _result, { client }) => putNote(client, note),
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
