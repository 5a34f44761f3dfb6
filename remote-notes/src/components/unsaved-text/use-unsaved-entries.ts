import type { Note } from '@my-note/contract';
import { useCallback, useEffect, useState } from 'react';
import { findUnsavedEntries, removeJournalEntry } from '../../model/journal/journal.ts';
import { type JournalEntry, sameText } from '../../model/save-types.ts';

/** Unsaved text that earlier pages left in the journal of this note, newest first. */
export function useUnsavedEntries(note: Note) {
  const [entries, setEntries] = useState<JournalEntry[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once, when the note is opened
  useEffect(() => {
    let mounted = true;
    findUnsavedEntries(note._id).then((found) => {
      for (const same of found.filter((entry) => sameText(entry, note))) void removeJournalEntry(same);
      if (mounted) setEntries(found.filter((entry) => !sameText(entry, note)));
    });
    return () => {
      mounted = false;
    };
  }, [note._id]);

  const forget = useCallback((entry: JournalEntry) => {
    void removeJournalEntry(entry);
    setEntries((present) => present.filter(({ key }) => key !== entry.key));
  }, []);
  return { entry: entries[0], forget };
}
