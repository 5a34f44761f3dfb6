import type { JournalEntry } from '../save-types.ts';
import { database } from './journal-db.ts';
import { findOpenTabs, tab } from './tab-presence.ts';
import * as unloadJournal from './unload-journal.ts';

/**
 * Unsaved text whose tab is closed, newest first; of one note, or of all.
 *
 * @param isAbandoned whether this tab does not edit a note any more, although it has text of it
 */
export async function findUnsavedEntries(
  noteId?: string,
  isAbandoned: (noteId: string) => boolean = () => false,
) {
  const [entries, isOpenTab] = await Promise.all([
    database()
      .then((db) => (noteId ? db.getAllFromIndex('unsaved', 'noteId', noteId) : db.getAll('unsaved')))
      .catch((): JournalEntry[] => []),
    findOpenTabs(),
  ]);
  const found = new Map<string, JournalEntry>();
  for (const entry of [...entries, ...unloadJournal.of(noteId)]) {
    if (isOpenTab(entry.tab) && !(entry.tab === tab && isAbandoned(entry.noteId))) continue;
    // A tab may have left an entry in each: the later text counts, and only the database has its base.
    const other = found.get(entry.key);
    const later = other && other.at > entry.at ? other : entry;
    const base = other?.baseVersion === entry.baseVersion ? (other.base ?? entry.base) : later.base;
    found.set(entry.key, { ...later, base });
  }
  return [...found.values()].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

/** Removes an entry that was saved or restored, or is not wanted. */
export async function removeJournalEntry({ key }: Pick<JournalEntry, 'key'>): Promise<void> {
  unloadJournal.forget(key);
  await database()
    .then((db) => db.delete('unsaved', key))
    .catch(() => {});
}
