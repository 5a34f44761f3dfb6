import {
  KEPT_LIST_FORMAT,
  type KeptChanges,
  type KeptHead,
  keptChangesSchema,
  keptHeadSchema,
} from '@my-note/contract/kept-list';
import { type ListPart, listPartSchema } from '@my-note/contract/list-parts';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { KEPT_LISTS } from './kept-lists.ts';

/** A browser may never open a database, such as while a page that hangs keeps it from being deleted. */
const OPEN_MS = 3_000;
const HEAD = 'head';
const CHANGES = 'changes';
const partKey = (n: number) => `part-${n}`;

interface ListsDb extends DBSchema {
  /** Keys are the user, and the name of the record. */
  records: { key: [string, string]; value: unknown };
}

async function openLists(): Promise<IDBPDatabase<ListsDb>> {
  const opening = openDB<ListsDb>(KEPT_LISTS, 1, {
    upgrade: (db) => void db.createObjectStore('records'),
    // A sign-out removes the database, also while this page writes.
    blocking: (_current, _blocked, { target }) => target instanceof IDBDatabase && target.close(),
  });
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, OPEN_MS));
  const lists = await Promise.race([opening, late]);
  if (lists) return lists;
  opening.then((opened) => opened.close()).catch(console.warn);
  throw new Error('The lists of this device did not open');
}

/** Runs `work` on the lists of this device. Without a database, or when it is full, nothing is kept. */
async function withLists<T>(work: (lists: IDBPDatabase<ListsDb>) => Promise<T>): Promise<T | undefined> {
  let lists: IDBPDatabase<ListsDb> | undefined;
  try {
    lists = await openLists();
    return await work(lists);
  } catch (error) {
    console.warn(error);
    return undefined;
  } finally {
    lists?.close();
  }
}

const ofUser = (userId: string) => IDBKeyRange.bound([userId, ''], [userId, '\uffff']);

/** Reads what is kept of a user's list; `onPart` gets each part in a task of its own. Nothing when it is damaged. */
export function readKept(userId: string, onPart: (part: ListPart) => void) {
  return withLists(async (lists) => {
    const records = lists.transaction('records').store;
    const head = keptHeadSchema.safeParse(await records.get([userId, HEAD]));
    if (head.data?.format !== KEPT_LIST_FORMAT) return undefined;
    const changes = keptChangesSchema.safeParse(await records.get([userId, CHANGES]));
    for (let n = 0; n < head.data.parts; n += 1) {
      const part = listPartSchema.safeParse(await records.get([userId, partKey(n)]));
      if (!part.success) return undefined;
      onPart(part.data);
    }
    const { base } = head.data;
    return { head: head.data, changes: changes.data?.base === base ? changes.data : undefined };
  });
}

/** Keeps a whole list in place of all that was kept, also of other users. `isWanted` is asked last. */
export function keepParts(
  userId: string,
  head: Omit<KeptHead, 'format' | 'parts'>,
  parts: readonly ListPart[],
  isWanted: () => boolean,
): Promise<void> {
  return withLists(async (lists) => {
    const transaction = lists.transaction('records', 'readwrite');
    if (!isWanted()) return;
    const records = transaction.store;
    await records.clear();
    // One after another: each is copied in a task of its own.
    for (const [n, part] of parts.entries()) await records.put(part, [userId, partKey(n)]);
    if (isWanted())
      await records.put({ ...head, format: KEPT_LIST_FORMAT, parts: parts.length }, [userId, HEAD]);
    else await records.clear();
    await transaction.done;
  }).then(() => undefined);
}

/** Keeps the changes since the parts; those of another tab's newer parts stay. */
export function keepChanges(userId: string, changes: KeptChanges, isWanted: () => boolean): Promise<void> {
  return withLists(async (lists) => {
    const transaction = lists.transaction('records', 'readwrite');
    const records = transaction.store;
    const head = keptHeadSchema.safeParse(await records.get([userId, HEAD]));
    if (isWanted() && head.data?.base === changes.base) await records.put(changes, [userId, CHANGES]);
    await transaction.done;
  }).then(() => undefined);
}

/** Forgets what is kept of one user. */
export const dropKept = (userId: string): Promise<void> =>
  withLists((lists) => lists.delete('records', ofUser(userId))).then(() => undefined);
