import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { JournalEntry } from '../save-types.ts';

interface JournalDb extends DBSchema {
  unsaved: { key: string; value: JournalEntry; indexes: { noteId: string } };
}

const DATABASE = 'my-note.journal';
let opened: Promise<IDBPDatabase<JournalDb>> | undefined;
const forget = () => {
  opened = undefined;
};

// Async: some private windows throw synchronously, which a `catch` of the promise would miss.
const open = async () =>
  openDB<JournalDb>(DATABASE, 1, {
    upgrade: (db) => {
      db.createObjectStore('unsaved', { keyPath: 'key' }).createIndex('noteId', 'noteId');
    },
    // The browser closes a database whose files are removed or broken.
    terminated: forget,
  });

/** The database of unsaved texts. It is opened again after a failure, and after the browser has closed it. */
export const database = () => {
  opened ??= open().catch((error: unknown) => {
    forget();
    throw error;
  });
  return opened;
};
