import type { Note } from '@my-note/contract';
import { useState } from 'react';
import type { JournalEntry } from '../../model/save-types.ts';
import { UnsavedTextNotice } from './unsaved-text-notice.tsx';
import { useUnsavedEntries } from './use-unsaved-entries.ts';

/** Offers unsaved text when its note is opened, and returns the entry that the user restored. */
export function useRestoreOffer(note: Note, onRestore: () => void = () => {}) {
  const { entry, forget } = useUnsavedEntries(note);
  const [restored, setRestored] = useState<JournalEntry>();
  const restore = () => {
    setRestored(entry);
    onRestore();
  };
  return {
    restored,
    /** Called once the editor's own journal has the text. */
    onRestored: () => restored && forget(restored),
    end: () => setRestored(undefined),
    offer: entry && entry !== restored && (
      <UnsavedTextNotice entry={entry} onRestore={restore} onDiscard={() => forget(entry)} />
    ),
  };
}
