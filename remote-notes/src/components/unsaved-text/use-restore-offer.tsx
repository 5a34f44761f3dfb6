import type { Note } from '@my-note/contract';
import { useEffect, useState } from 'react';
import { findUnsavedEntries, removeJournalEntry } from '../../model/journal/journal.ts';
import { type JournalEntry, sameText } from '../../model/save-types.ts';
import { texts } from '../../texts.ts';
import { UnsavedTextNotice } from './unsaved-text-notice.tsx';

export type RestoreOffer = ReturnType<typeof useRestoreOffer>;

/** Offers the unsaved text that earlier pages left in the journal, and returns the entry that the user restored. */
export function useRestoreOffer(note: Note, onRestore: () => void = () => {}) {
  const [entries, setEntries] = useState<JournalEntry[]>([]);
  const [restored, setRestored] = useState<JournalEntry>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: searched once, when the note is opened
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

  const remove = (entry: JournalEntry) => {
    void removeJournalEntry(entry);
    setEntries((current) => current.filter(({ key }) => key !== entry.key));
  };
  const [entry] = entries;
  return {
    /** Unsaved text to continue with, instead of the note's own. */
    restored,
    /** Called once the editor's own journal or the service has the text. */
    onRestored: () => restored && remove(restored),
    end: () => setRestored(undefined),
    notice: entry && entry !== restored && (
      <UnsavedTextNotice
        title={texts.lost.title}
        entry={entry}
        excerpt={entry.content.trim() || entry.title || texts.untitled}
        keepLabel={texts.lost.restore}
        onKeep={() => {
          setRestored(entry);
          onRestore();
        }}
        onDiscard={() => remove(entry)}
      />
    ),
  };
}
