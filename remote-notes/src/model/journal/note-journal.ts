import type { JournalEntry } from '../save-types.ts';
import { removeJournalEntry } from './journal.ts';
import { database } from './journal-db.ts';
import type { Journal, UnsavedNote } from './journal-scheduler.ts';
import { announcePresence, tab } from './tab-presence.ts';
import { drop, keep, keepTyped } from './unload-writer.ts';

interface Place {
  noteId: string;
  owner: string;
}

const keyOf = ({ noteId }: Place) => `${noteId}:${tab}`;

const entryOf = (place: Place, { text, base, sent }: UnsavedNote): JournalEntry => {
  const at = new Date().toISOString();
  return { ...text, ...place, key: keyOf(place), tab, baseVersion: base.version, at, sent };
};

/** The journal of a note that this tab edits. */
export const createNoteJournal = (place: Place): Journal => ({
  write: async (unsaved) => {
    announcePresence();
    const { title, content } = unsaved.base;
    const entry = entryOf(place, unsaved);
    try {
      const db = await database();
      await db.put('unsaved', { ...entry, base: { title, content } });
      return true;
    } catch {
      // Private windows and full disks have no database.
      return keep(entry);
    }
  },
  writeNow: (unsaved) => {
    announcePresence();
    return keep(entryOf(place, unsaved));
  },
  writeTyped: (unsaved) => {
    announcePresence();
    return keepTyped(entryOf(place, unsaved));
  },
  remove: () => {
    drop(keyOf(place));
    return removeJournalEntry({ key: keyOf(place) });
  },
});
