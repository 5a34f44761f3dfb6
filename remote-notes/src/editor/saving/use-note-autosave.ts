import type { Note } from '@my-note/contract';
import { useQueryClient } from '@my-note/shared-kit/query';
import { useEffect, useState } from 'react';
import { saveNote } from '../../api/save-note.ts';
import type { Autosave } from '../../model/autosave/autosave.ts';
import type { JournalEntry } from '../../model/autosave/save-types.ts';
import { enterSaver, leaveSaver, openSaver } from '../../model/autosave-registry/open-autosave.ts';

/** The saver of the note that is written on screen. What it holds goes on being saved when the screen is left. */
export function useNoteSaver(
  note: Note,
  restored: JournalEntry | undefined,
  onRestored: () => void,
): Autosave {
  const queryClient = useQueryClient();
  const [saver] = useState(() => openSaver(note, saveNote(queryClient, note)));

  useEffect(() => {
    enterSaver(note._id, note.createdBy, saver);
    return () => leaveSaver(note._id);
  }, [note._id, note.createdBy, saver]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: taken up once, when the editor opens with it
  useEffect(() => {
    if (!restored) return;
    saver.restore(restored);
    void saver.writeJournal().then(onRestored);
  }, []);
  return saver;
}
