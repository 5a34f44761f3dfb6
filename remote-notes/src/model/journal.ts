import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { NoteText } from './save-types.ts';

/** Text that is not with the service yet, as this device keeps it: one per note and tab. */
export interface JournalEntry extends NoteText {
  key: string;
  noteId: string;
  tab: string;
  baseVersion: number;
  at: string;
}

interface JournalDb extends DBSchema {
  unsaved: { key: string; value: JournalEntry; indexes: { noteId: string } };
}

const DATABASE = 'my-note.journal';
const tab = crypto.randomUUID();
const lockOf = (tabId: string) => `my-note.tab.${tabId}`;

let opened: Promise<IDBPDatabase<JournalDb>> | null = null;
const database = () => {
  opened ??= openDB<JournalDb>(DATABASE, 1, {
    upgrade: (db) => {
      db.createObjectStore('unsaved', { keyPath: 'key' }).createIndex('noteId', 'noteId');
    },
  });
  return opened;
};

// The lock lasts as long as the page, so that other tabs can tell a living writer from a lost one.
let announced = false;
function announce() {
  if (announced || !('locks' in navigator)) return;
  announced = true;
  void navigator.locks.request(lockOf(tab), () => new Promise<never>(() => {}));
}

async function livingTabs(): Promise<Set<string | undefined>> {
  if (!('locks' in navigator)) return new Set([lockOf(tab)]);
  const { held = [] } = await navigator.locks.query();
  return new Set([lockOf(tab), ...held.map(({ name }) => name)]);
}

/** The journal of one note in this tab. */
export const journalOf = (noteId: string) => ({
  write: async (text: NoteText, baseVersion: number) => {
    announce();
    const at = new Date().toISOString();
    const db = await database();
    await db.put('unsaved', { ...text, key: `${noteId}:${tab}`, noteId, tab, baseVersion, at });
  },
  remove: async () => (await database()).delete('unsaved', `${noteId}:${tab}`),
});

/** Unsaved text of a note that no open tab is working on, newest first. */
export async function lostText(noteId: string): Promise<JournalEntry[]> {
  const [entries, living] = await Promise.all([
    database().then((db) => db.getAllFromIndex('unsaved', 'noteId', noteId)),
    livingTabs(),
  ]);
  return entries.filter((entry) => !living.has(lockOf(entry.tab))).sort((a, b) => b.at.localeCompare(a.at));
}

/** Removes an entry that was restored, or is not wanted. */
export const forgetText = async (entry: JournalEntry) => (await database()).delete('unsaved', entry.key);
