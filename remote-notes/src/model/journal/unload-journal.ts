import type { JournalEntry } from '../save-types.ts';

// IndexedDB is asynchronous, so what a page writes while it unloads is often lost. localStorage is synchronous.
export const WHOLE = 'my-note.unsaved.';
export const TYPED = 'my-note.typed.';

/** What was typed into a long text since its entry was stored: `[from, to)` of the entry's text became `text`. */
export interface Typed {
  /** When the entry was stored, and the length of its text. */
  of: string;
  size: number;
  at: string;
  from: number;
  to: number;
  text: string;
}

export function forget(key: string): void {
  localStorage.removeItem(TYPED + key);
  localStorage.removeItem(WHOLE + key);
}

/** The entries of a note, or of all notes. */
export function of(noteId?: string): JournalEntry[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(noteId ? `${WHOLE}${noteId}:` : WHOLE))
    .flatMap((key) => read<JournalEntry>(key))
    .map(withTyped);
}

function withTyped(entry: JournalEntry): JournalEntry {
  const { content } = entry;
  const [typed] = read<Typed | null>(TYPED + entry.key);
  if (typed?.of !== entry.at || typed.size !== content.length) return entry;
  return {
    ...entry,
    at: typed.at,
    content: content.slice(0, typed.from) + typed.text + content.slice(typed.to),
  };
}

function read<T>(key: string): T[] {
  try {
    return [JSON.parse(localStorage.getItem(key) ?? '')];
  } catch {
    // An unreadable entry must not hide the others.
    return [];
  }
}
