import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { JournalEntry, NoteText, ServerText } from '../save-types.ts';
import { announcePresence, findOpenTabs, tab } from './tab-presence.ts';
import * as unloadJournal from './unload-journal.ts';

interface JournalDb extends DBSchema {
  unsaved: { key: string; value: JournalEntry; indexes: { noteId: string } };
}

const DATABASE = 'my-note.journal';
let opened: Promise<IDBPDatabase<JournalDb>> | null = null;
const database = () => {
  // Async: some private windows throw at once, which no `catch` behind the promise would see.
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

const entryOf = (
  place: Place,
  text: NoteText,
  { version }: ServerText,
  sent: readonly NoteText[],
): JournalEntry => {
  const at = new Date().toISOString();
  return { ...text, ...place, key: keyOf(place), tab, baseVersion: version, at, sent };
};

/** The journal of one note in this tab. */
export const createNoteJournal = (place: Place) => ({
  write: async (text: NoteText, base: ServerText, sent: readonly NoteText[] = []) => {
    announcePresence();
    const entry = entryOf(place, text, base, sent);
    const agreed = { title: base.title, content: base.content };
    return (
      database()
        .then((db) => db.put('unsaved', { ...entry, base: agreed }))
        .then(() => true)
        // Private windows and full disks have no database.
        .catch(() => unloadJournal.keep(entry))
    );
  },
  /** For a page that may be gone in a moment, which would not see a transaction end. */
  writeNow: (text: NoteText, base: ServerText, sent: readonly NoteText[] = []) => {
    announcePresence();
    return unloadJournal.keep(entryOf(place, text, base, sent));
  },
  remove: () => removeJournalEntry({ key: keyOf(place) }),
});

const nobody = () => false;

/**
 * Unsaved text that no open tab is working on, newest first; of one note, or of all. `isLost` tells of text of this
 * tab that nobody works on any more.
 */
export async function findUnsavedEntries(noteId?: string, isLost: (noteId: string) => boolean = nobody) {
  const [entries, isOpenTab] = await Promise.all([
    // A device without a database may still have last words.
    database()
      .then((db) => (noteId ? db.getAllFromIndex('unsaved', 'noteId', noteId) : db.getAll('unsaved')))
      .catch((): JournalEntry[] => []),
    findOpenTabs(),
  ]);
  const lost = new Map<string, JournalEntry>();
  for (const entry of [...entries, ...unloadJournal.of(noteId)]) {
    if (isOpenTab(entry.tab) && !(entry.tab === tab && isLost(entry.noteId))) continue;
    // The same tab may have left both: the later one counts, and what the journal alone knows stays.
    const other = lost.get(entry.key);
    const later = other && other.at > entry.at ? other : entry;
    const base = other?.baseVersion === entry.baseVersion ? (other.base ?? entry.base) : later.base;
    lost.set(entry.key, { ...later, base });
  }
  return [...lost.values()].sort((a, b) => b.at.localeCompare(a.at));
}

/** Removes an entry that was saved or restored, or is not wanted. */
export async function removeJournalEntry({ key }: Pick<JournalEntry, 'key'>): Promise<void> {
  unloadJournal.forget(key);
  await database()
    .then((db) => db.delete('unsaved', key))
    .catch(() => {});
}
