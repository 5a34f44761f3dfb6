import type { JournalEntry } from '../save-types.ts';

// IndexedDB is asynchronous, so what a page writes while it unloads is often lost. localStorage is synchronous but
// small, so long texts are in IndexedDB.
const PREFIX = 'my-note.unsaved.';

/** Stores an entry synchronously; false when the storage is full or forbidden. */
export function keep(entry: JournalEntry): boolean {
  try {
    localStorage.setItem(PREFIX + entry.key, JSON.stringify(entry));
    return true;
  } catch {
    return false;
  }
}

export const forget = (key: string): void => localStorage.removeItem(PREFIX + key);

/** The entries of a note, or of all notes. */
export function of(noteId?: string): JournalEntry[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(noteId ? `${PREFIX}${noteId}:` : PREFIX))
    .flatMap((key) => read(key));
}

function read(key: string): JournalEntry[] {
  try {
    return [JSON.parse(localStorage.getItem(key) ?? '')];
  } catch {
    // An unreadable entry must not hide the others.
    return [];
  }
}
