import { prunePastUsers, readPastUsers } from './past-users.ts';

// Where the pages keep what is not with the service yet: the journal of notes and the drafts of requests.
const DATABASE = 'my-note.journal';
const STORE = 'unsaved';
const UNLOAD_PREFIX = 'my-note.unsaved.';
const REQUEST_PREFIX = 'my-note.request.';

interface Entry {
  key: string;
  noteId: string;
  owner: string;
}

/** What one person left on this device. */
export interface UnsavedText {
  owner: string;
  /** Undefined when the name is not stored any more. */
  name: string | undefined;
  notes: number;
  requests: number;
}

const resultOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** The journal, if this device has one: looking for it must not make it. */
async function openJournal(): Promise<IDBDatabase | undefined> {
  const known = await indexedDB.databases();
  return known.some(({ name }) => name === DATABASE) ? resultOf(indexedDB.open(DATABASE)) : undefined;
}

async function inJournal<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>) {
  // Private windows have no database.
  const journal = await openJournal().catch(() => undefined);
  try {
    return journal && (await work(journal.transaction(STORE, mode).objectStore(STORE)));
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
  ((await inJournal('readonly', (store) => resultOf(store.getAll()))) ?? []).flatMap(parseEntry);

/** Unsaved text that people left on this device when they signed out, or were signed out. */
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

/** Whether this device has note texts of a person that the service did not get. */
export async function hasUnsavedNotes(owner: string): Promise<boolean> {
  const entries = [...unloadEntries(), ...(await journalEntries())];
  return entries.some((entry) => entry.owner === owner);
}

/** Removes it from this device permanently. */
export async function removeUnsavedText(owner: string): Promise<void> {
  const isTheirs = (entry: { owner: string }) => entry.owner === owner;
  for (const { key } of unloadEntries().filter(isTheirs)) localStorage.removeItem(UNLOAD_PREFIX + key);
  localStorage.removeItem(REQUEST_PREFIX + owner);
  await inJournal('readwrite', async (store) => {
    for (const { key } of (await resultOf(store.getAll())).flatMap(parseEntry).filter(isTheirs))
      await resultOf(store.delete(key));
  });
}
