import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { JournalEntry } from '../save-types.ts';
import type { Journal, UnsavedNote } from './journal-scheduler.ts';
import { announcePresence, findOpenTabs, tab } from './tab-presence.ts';
import * as unloadJournal from './unload-journal.ts';

interface JournalDb extends DBSchema {
  unsaved: { key: string; value: JournalEntry; indexes: { noteId: string } };
}

const DATABASE = 'my-note.journal';
let opened: Promise<IDBPDatabase<JournalDb>> | null = null;
const database = () => {
  // Async: some private windows throw synchronously, which a `catch` of the promise would miss.
  opened ??= (async () =>
    openDB<JournalDb>(DATABASE, 1, {
      upgrade: (db) => {
        db.createObjectStore('unsaved', { keyPath: 'key' }).createIndex('noteId', 'noteId');
      },
    }))();
  return opened;
};

interface Place {
  noteId: string;
  owner: string;
}

const keyOf = ({ noteId }: Place) => `${noteId}:${tab}`;

const entryOf = (place: Place, { text, base, sent }: UnsavedNote): JournalEntry => {
  const at = new Date().toISOString();
  return { ...text, ...place, key: keyOf(place), tab, baseVersion: base.version, at, sent };
};

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
      return unloadJournal.keep(entry);
    }
  },
  writeNow: (unsaved) => {
    announcePresence();
    return unloadJournal.keep(entryOf(place, unsaved));
  },
  remove: () => removeJournalEntry({ key: keyOf(place) }),
});

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
  return [...found.values()].sort((a, b) => b.at.localeCompare(a.at));
}

/** Removes an entry that was saved or restored, or is not wanted. */
export async function removeJournalEntry({ key }: Pick<JournalEntry, 'key'>): Promise<void> {
  unloadJournal.forget(key);
  await database()
    .then((db) => db.delete('unsaved', key))
    .catch(() => {});
}
