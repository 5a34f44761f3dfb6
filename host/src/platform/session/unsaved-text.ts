import { keepPeople, readPeople } from './past-users.ts';

// Where the pages keep what is not with the service yet: the journal of notes and the drafts of requests.
const DATABASE = 'my-note.journal';
const STORE = 'unsaved';
const LAST_WORDS = 'my-note.unsaved.';
const REQUEST = 'my-note.request.';

interface Entry {
  key: string;
  noteId: string;
  owner: string;
}

/** What one person left on this device. */
export interface KeptText {
  owner: string;
  /** Undefined when nobody knows any more whose it is. */
  name: string | undefined;
  notes: number;
  requests: number;
}

const answer = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** The journal, if this device has one: looking for it must not make it. */
async function openJournal(): Promise<IDBDatabase | undefined> {
  const known = await indexedDB.databases();
  return known.some(({ name }) => name === DATABASE) ? answer(indexedDB.open(DATABASE)) : undefined;
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

function parsed(value: unknown): Entry[] {
  const { key, noteId, owner = '' } = isRecord(value) ? value : {};
  return typeof key === 'string' ? [{ key, noteId: String(noteId), owner: String(owner) }] : [];
}
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const keysOf = (start: string) => Object.keys(localStorage).filter((key) => key.startsWith(start));
function lastWords(): Entry[] {
  return keysOf(LAST_WORDS).flatMap((key) => {
    try {
      return parsed(JSON.parse(localStorage.getItem(key) ?? ''));
    } catch {
      return [];
    }
  });
}
const journalEntries = async () =>
  ((await inJournal('readonly', (store) => answer(store.getAll()))) ?? []).flatMap(parsed);

/** Unsaved text that people left on this device when they signed out, or were signed out. */
export async function readKeptText(): Promise<KeptText[]> {
  const entries = [...(await journalEntries()), ...lastWords()];
  const requests = keysOf(REQUEST).map((key) => key.slice(REQUEST.length));
  const owners = [...new Set([...entries.map(({ owner }) => owner), ...requests])];
  keepPeople(owners);
  const people = readPeople();
  return owners.map((owner) => ({
    owner,
    name: people[owner],
    notes: new Set(entries.filter((entry) => entry.owner === owner).map(({ noteId }) => noteId)).size,
    requests: requests.includes(owner) ? 1 : 0,
  }));
}

/** Whether this device has note texts of a person that the service did not get. */
export async function hasUnsavedNotes(owner: string): Promise<boolean> {
  const entries = [...lastWords(), ...(await journalEntries())];
  return entries.some((entry) => entry.owner === owner);
}

/** Removes it from this device permanently. */
export async function removeKeptText(owner: string): Promise<void> {
  const isTheirs = (entry: { owner: string }) => entry.owner === owner;
  for (const { key } of lastWords().filter(isTheirs)) localStorage.removeItem(LAST_WORDS + key);
  localStorage.removeItem(REQUEST + owner);
  await inJournal('readwrite', async (store) => {
    for (const { key } of (await answer(store.getAll())).flatMap(parsed).filter(isTheirs))
      await answer(store.delete(key));
  });
}
