import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { JournalEntry } from '../save-types.ts';

interface JournalDb extends DBSchema {
  unsaved: { key: string; value: JournalEntry; indexes: { noteId: string } };
}

const DATABASE = 'my-note.journal';
let opened: Promise<IDBPDatabase<JournalDb>> | null = null;

export const database = () => {
  // Async: some private windows throw synchronously, which a `catch` of the promise would miss.
  opened ??= (async () =>
    openDB<JournalDb>(DATABASE, 1, {
      upgrade: (db) => {
        db.createObjectStore('unsaved', { keyPath: 'key' }).createIndex('noteId', 'noteId');
      },
    }))();
  return opened;
};
