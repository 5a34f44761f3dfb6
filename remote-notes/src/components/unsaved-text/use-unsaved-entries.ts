import type { Note } from '@my-note/contract';
import { useCallback, useEffect, useState } from 'react';
import { type JournalEntry, sameText } from '../../model/autosave/save-types.ts';
import { forgetText, lostText } from '../../model/journal/journal.ts';

/** Text of this note that earlier pages wrote down but never saved: the newest, and after it the next. */
export function useLostText(note: Note) {
  const [entries, setEntries] = useState<JournalEntry[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once, when the note is opened
  useEffect(() => {
    let mounted = true;
    lostText(note._id).then((found) => {
      for (const same of found.filter((entry) => sameText(entry, note))) void forgetText(same);
      if (mounted) setEntries(found.filter((entry) => !sameText(entry, note)));
    });
    return () => {
      mounted = false;
    };
  }, [note._id]);

  const forget = useCallback((entry: JournalEntry) => {
    void forgetText(entry);
    setEntries((present) => present.filter(({ key }) => key !== entry.key));
  }, []);
  return { entry: entries[0], forget };
}
