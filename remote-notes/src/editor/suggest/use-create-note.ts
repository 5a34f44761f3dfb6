import type { Note } from '@my-note/contract';
import { useMutation } from '@my-note/kit/query';
import { toast } from '@my-note/kit/ui';
import { noteMutations } from '../../api/note.mutations.ts';
import { editorTexts as texts } from '../../editor-texts.ts';
import type { AnyEditor } from '../any-editor.ts';

/** Creates a note beside the edited one, and links the typed `[[title` to it. On an error the text stays as typed. */
export function useCreateNote({ editor }: AnyEditor, beside: Note) {
  const { mutateAsync } = useMutation(noteMutations.createTitled());
  // The list is gone when the response arrives, and callbacks of its own would be too.
  return (title: string, typed: string) =>
    mutateAsync({ title, beside }).then(
      ({ _id }) => {
        // The text may have changed meanwhile.
        const range = editor.findTyped(typed);
        if (range) editor.insertNote(range, { id: _id, title });
      },
      () => void toast({ title: texts.noteNotCreated(title), type: 'error' }),
    );
}
