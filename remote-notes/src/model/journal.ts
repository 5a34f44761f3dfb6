import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import * as lastWords from './last-words.ts';
import type { JournalEntry, NoteText } from './save-types.ts';

interface JournalDb extends DBSchema {
  unsaved: { key: string; value: JournalEntry; indexes: { noteId: string } };
}

const DATABASE = 'my-note.journal';
// Not randomUUID: browsers have it on HTTPS and localhost only, and a server at home may have neither.
const tab = crypto.getRandomValues(new Uint32Array(4)).join('-');
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

// The lock lasts as long as the page is shown, so that other pages can tell a living writer from a lost
// one. A page that the browser keeps for the way back lets go of it.
let leave: (() => void) | undefined;
function announce() {
  if (leave || !('locks' in navigator)) return;
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  void navigator.locks.request(lockOf(tab), () => left);
}
addEventListener('pagehide', () => {
  leave?.();
  leave = undefined;
});
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) announce();
});

async function livingTabs(): Promise<Set<string | undefined>> {
  if (!('locks' in navigator)) return new Set([lockOf(tab)]);
  const { held = [] } = await navigator.locks.query();
  return new Set([lockOf(tab), ...held.map(({ name }) => name)]);
}

const entryOf = (noteId: string, text: NoteText, baseVersion: number): JournalEntry => {
  const at = new Date().toISOString();
  return { ...text, key: `${noteId}:${tab}`, noteId, tab, baseVersion, at };
};

/** The journal of one note in this tab. */
export const journalOf = (noteId: string) => ({
  write: async (text: NoteText, baseVersion: number) => {
    announce();
    await (await database()).put('unsaved', entryOf(noteId, text, baseVersion));
  },
  /** For a page that is going away, which would not see a transaction end. */
  writeNow: (text: NoteText, baseVersion: number) => lastWords.keep(entryOf(noteId, text, baseVersion)),
  remove: async () => {
    const key = `${noteId}:${tab}`;
    lastWords.forget(key);
    await (await database()).delete('unsaved', key);
  },
});

/** Unsaved text of a note that no open tab is working on, newest first. */
export async function lostText(noteId: string): Promise<JournalEntry[]> {
  const [entries, living] = await Promise.all([
    // A device without a database may still have last words.
    database()
      .then((db) => db.getAllFromIndex('unsaved', 'noteId', noteId))
      .catch((): JournalEntry[] => []),
    livingTabs(),
  ]);
  const lost = [...entries, ...lastWords.of(noteId)].filter((entry) => !living.has(lockOf(entry.tab)));
  lost.sort((a, b) => b.at.localeCompare(a.at));
  // The same tab may have left both: the later one counts.
  return lost.filter(({ key }, index) => lost.findIndex((entry) => entry.key === key) === index);
}

/** Removes an entry that was restored, or is not wanted. */
export async function forgetText({ key }: JournalEntry): Promise<void> {
  lastWords.forget(key);
  await (await database()).delete('unsaved', key);
}
