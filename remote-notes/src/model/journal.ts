import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import * as lastWords from './last-words.ts';
import type { JournalEntry, NoteText } from './save-types.ts';

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

// The lock lasts as long as the page is on screen, so that other pages can tell a living writer from a
// lost one. A page that the browser keeps for the way back has to let go of it.
let release: (() => void) | undefined;
let announced = false;
function announce() {
  if (announced || !('locks' in navigator)) return;
  announced = true;
  void navigator.locks.request(lockOf(tab), () => new Promise<void>((resolve) => (release = resolve)));
  addEventListener('pagehide', () => release?.(), { once: true });
  addEventListener('pageshow', announceAgain, { once: true });
}
function announceAgain() {
  announced = false;
  announce();
}

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
    const entry = entryOf(noteId, text, baseVersion);
    await (await database()).put('unsaved', entry);
    lastWords.forget(entry.key);
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
    database().then((db) => db.getAllFromIndex('unsaved', 'noteId', noteId)),
    livingTabs(),
  ]);
  const newest = new Map<string, JournalEntry>();
  // Last words come later than what the same tab wrote before.
  for (const entry of [...entries, ...lastWords.of(noteId)]) newest.set(entry.key, entry);
  return [...newest.values()]
    .filter((entry) => !living.has(lockOf(entry.tab)))
    .sort((a, b) => b.at.localeCompare(a.at));
}

/** Removes an entry that was restored, or is not wanted. */
export async function forgetText({ key }: JournalEntry): Promise<void> {
  lastWords.forget(key);
  await (await database()).delete('unsaved', key);
}
