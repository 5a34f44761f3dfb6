import { type IDBPDatabase, openDB } from 'idb';
import { prunePastUsers, readPastUsers } from './past-users.ts';

// Where remotes store text that is not saved yet: the journal of notes and the drafts of requests.
const DATABASE = 'my-note.journal';
const STORE = 'unsaved';
const UNLOAD_PREFIX = 'my-note.unsaved.';
/** What was typed since such an entry was stored. */
const TYPED_PREFIX = 'my-note.typed.';
const REQUEST_PREFIX = 'my-note.request.';

interface Entry {
  key: string;
  noteId: string;
  owner: string;
}

/** The unsaved text of one user on this device. */
export interface UnsavedText {
  owner: string;
  /** Undefined when the name is not stored any more. */
  name: string | undefined;
  notes: number;
  requests: number;
}

/** Runs `work` on the journal if this device has one; opening it would create it. */
async function withJournal<T>(work: (journal: IDBPDatabase) => Promise<T>): Promise<T | undefined> {
  // Private windows have no databases.
  const known = await indexedDB.databases().catch(() => []);
  const exists = known.some(({ name }) => name === DATABASE);
  const journal = exists ? await openDB(DATABASE).catch(() => undefined) : undefined;
  try {
    return journal && (await work(journal));
  } finally {
    journal?.close();
  }
}

function parseEntry(value: unknown): Entry[] {
  const { key, noteId, owner = '' } = isRecord(value) ? value : {};
  return typeof key === 'string' ? [{ key, noteId: String(noteId), owner: String(owner) }] : [];
}
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const keysOf = (start: string) => Object.keys(localStorage).filter((key) => key.startsWith(start));
function unloadEntries(): Entry[] {
  return keysOf(UNLOAD_PREFIX).flatMap((key) => {
    try {
      return parseEntry(JSON.parse(localStorage.getItem(key) ?? ''));
    } catch {
      return [];
    }
  });
}
const journalEntries = async () =>
  ((await withJournal((journal) => journal.getAll(STORE))) ?? []).flatMap(parseEntry);

/** Unsaved text that users left on this device when they signed out. */
export async function readUnsavedText(): Promise<UnsavedText[]> {
  const entries = [...(await journalEntries()), ...unloadEntries()];
  const requests = keysOf(REQUEST_PREFIX).map((key) => key.slice(REQUEST_PREFIX.length));
  const owners = [...new Set([...entries.map(({ owner }) => owner), ...requests])];
  prunePastUsers(owners);
  const people = readPastUsers();
  return owners.map((owner) => ({
    owner,
    name: people[owner],
    notes: new Set(entries.filter((entry) => entry.owner === owner).map(({ noteId }) => noteId)).size,
    requests: requests.includes(owner) ? 1 : 0,
  }));
}

/** Whether this device has unsaved text of a user's notes. */
export async function hasUnsavedNotes(owner: string): Promise<boolean> {
  const entries = [...unloadEntries(), ...(await journalEntries())];
  return entries.some((entry) => entry.owner === owner);
}

/** Removes a user's unsaved text from this device permanently. */
export async function removeUnsavedText(owner: string): Promise<void> {
  const isTheirs = (entry: { owner: string }) => entry.owner === owner;
  for (const { key } of unloadEntries().filter(isTheirs))
    for (const prefix of [TYPED_PREFIX, UNLOAD_PREFIX]) localStorage.removeItem(prefix + key);
  localStorage.removeItem(REQUEST_PREFIX + owner);
  await withJournal(async (journal) => {
    for (const { key } of (await journal.getAll(STORE)).flatMap(parseEntry).filter(isTheirs))
      await journal.delete(STORE, key);
  });
}
