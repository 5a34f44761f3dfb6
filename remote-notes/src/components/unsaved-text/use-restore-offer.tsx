import type { Note } from '@my-note/contract';
import { useState } from 'react';
import type { JournalEntry } from '../../model/save-types.ts';
import { UnsavedTextNotice } from './unsaved-text-notice.tsx';
import { useUnsavedEntries } from './use-unsaved-entries.ts';

/** Offers unsaved text of a note that is opened, and hands over what was chosen to go on with. */
export function useRestoreOffer(note: Note, onRestore: () => void = () => {}) {
  const { entry, forget } = useUnsavedEntries(note);
  const [restored, setRestored] = useState<JournalEntry>();
  const restore = () => {
    setRestored(entry);
    onRestore();
  };
  return {
    restored,
    /** The text is kept by the editor now. */
    onRestored: () => restored && forget(restored),
    end: () => setRestored(undefined),
    offer: entry && entry !== restored && (
      <UnsavedTextNotice entry={entry} onRestore={restore} onDiscard={() => forget(entry)} />
    ),
  };
}
