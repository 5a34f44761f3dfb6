import type { Note } from '@my-note/contract';
import { useMutation } from '@my-note/kit/query';
import { toast } from '@my-note/kit/ui';
import { noteMutations } from '../../api/note.mutations.ts';
import { editorTexts as texts } from '../../editor-texts.ts';
import type { AnyEditor } from '../any-editor.ts';
import { putNote } from './put-note.ts';

/** Creates a note beside the edited one, and links the typed `[[title` to it. On an error the text stays as typed. */
export function useCreateNote(active: AnyEditor, beside: Note) {
  const { mutateAsync } = useMutation(noteMutations.createTitled());
  // The list is gone when the response arrives, and callbacks of its own would be too.
  return (title: string, typed: string, isEmbedded: boolean) =>
    mutateAsync({ title, beside }).then(
      ({ _id }) => {
        // The text may have changed meanwhile.
        const range = active.editor.findTyped(typed);
        if (range) putNote(active, range, { id: _id, title, isEmbedded });
      },
      () => void toast({ title: texts.noteNotCreated(title), type: 'error' }),
    );
}
