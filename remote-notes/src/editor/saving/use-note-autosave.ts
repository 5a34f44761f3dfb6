import type { Note } from '@my-note/contract';
import { useQueryClient } from '@my-note/kit/query';
import { useEffect, useState } from 'react';
import { saveNote } from '../../api/save-note.ts';
import type { RestoreOffer } from '../../components/unsaved-text/use-restore-offer.tsx';
import type { Autosave } from '../../model/autosave/autosave.ts';
import { whenKept } from '../../model/autosave/when-kept.ts';
import {
  openAutosave,
  releaseAutosave,
  retainAutosave,
} from '../../model/autosave-registry/open-autosave.ts';

/** The autosave of the note that is edited on screen. It keeps saving after the screen is left. */
export function useNoteAutosave(note: Note, { restored, onRestored }: RestoreOffer): Autosave {
  const queryClient = useQueryClient();
  const [autosave] = useState(() => openAutosave(note, saveNote(queryClient, note)));

  useEffect(() => {
    retainAutosave(note._id, note.createdBy, autosave);
    return () => releaseAutosave(note._id);
  }, [note._id, note.createdBy, autosave]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: restored once, when the editor opens with it
  useEffect(() => {
    if (!restored) return;
    autosave.restore(restored);
    void whenKept(autosave).then(onRestored);
  }, []);
  return autosave;
}
