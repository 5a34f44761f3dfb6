import type { JournalEntry } from '../save-types.ts';

// IndexedDB answers later, and a page that is going away has no later: what it wrote then is often lost.
// localStorage writes at once. It is small, so that the journal holds the long texts.
const PREFIX = 'my-note.unsaved.';

/** Keeps an entry at once; false when the storage is full or forbidden, which leaves it to the journal. */
export function keep(entry: JournalEntry): boolean {
  try {
    localStorage.setItem(PREFIX + entry.key, JSON.stringify(entry));
    return true;
  } catch {
    return false;
  }
}

export const forget = (key: string): void => localStorage.removeItem(PREFIX + key);

/** What pages kept of a note, or of all, at their last keys. */
export function of(noteId?: string): JournalEntry[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(noteId ? `${PREFIX}${noteId}:` : PREFIX))
    .flatMap((key) => read(key));
}

function read(key: string): JournalEntry[] {
  try {
    return [JSON.parse(localStorage.getItem(key) ?? '')];
  } catch {
    // One that cannot be read must not hide the others.
    return [];
  }
}
