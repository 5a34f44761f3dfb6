import type { Note } from '@my-note/shared-kit/contract';
import { useCallback, useEffect, useState } from 'react';
import { forgetText, lostText } from '../model/journal.ts';
import { type JournalEntry, sameText } from '../model/save-types.ts';

/** Text of this note that an earlier page wrote down but never saved. */
export function useLostText(note: Note) {
  const [entry, setEntry] = useState<JournalEntry | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once, when the note is opened
  useEffect(() => {
    let mounted = true;
    lostText(note._id).then((entries) => {
      for (const same of entries.filter((found) => sameText(found, note))) void forgetText(same);
      if (mounted) setEntry(entries.find((found) => !sameText(found, note)) ?? null);
    });
    return () => {
      mounted = false;
    };
  }, [note._id]);

  const forget = useCallback(() => {
    setEntry((present) => {
      if (present) void forgetText(present);
      return null;
    });
  }, []);
  return { entry, forget };
}
