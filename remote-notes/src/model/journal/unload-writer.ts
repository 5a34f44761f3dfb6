import { type JournalEntry, sameText } from '../save-types.ts';
import { TYPED, type Typed, WHOLE } from './unload-journal.ts';

/** Shorter texts are stored whole at each key. In UTF-16 units. */
const LONG = 10_000;
/** A longer change is stored as a new entry. */
const LONGEST_CHANGE = 5_000;

/** The entries of this tab as they are stored. */
const stored = new Map<string, JournalEntry>();

/** Stores an entry synchronously; false when the storage is full or forbidden. */
export function keep(entry: JournalEntry): boolean {
  try {
    localStorage.setItem(WHOLE + entry.key, JSON.stringify(entry));
    localStorage.removeItem(TYPED + entry.key);
    stored.set(entry.key, entry);
    return true;
  } catch {
    return false;
  }
}

/** The entry was removed, or is not needed any more. */
export const drop = (key: string): void => void stored.delete(key);

/** Length of the same text at two starts. Comparing pieces is much faster than comparing characters. */
function sameLength(most: number, isSame: (from: number, to: number) => boolean): number {
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isSame(low, middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

function changeOf(before: string, after: string): Pick<Typed, 'from' | 'to' | 'text'> {
  const most = Math.min(before.length, after.length);
  const from = sameLength(most, (a, b) => before.slice(a, b) === after.slice(a, b));
  const piece = (text: string, a: number, b: number) => text.slice(text.length - b, text.length - a);
  const end = sameLength(most - from, (a, b) => piece(before, a, b) === piece(after, a, b));
  return { from, to: before.length - end, text: after.slice(from, after.length - end) };
}

/** Apart from the text, an entry is as it was stored. */
function isSameBase(before: JournalEntry, { title, baseVersion, sent = [] }: JournalEntry): boolean {
  const was = before.sent ?? [];
  const isSent = was.length === sent.length && was.every((text, at) => sent[at] && sameText(text, sent[at]));
  return isSent && before.title === title && before.baseVersion === baseVersion;
}

/** The same for a key of a text: of a long one, only what changed is stored, which takes no time. */
export function keepTyped(entry: JournalEntry): boolean {
  const before = stored.get(entry.key);
  // Another page may have removed the entry.
  const isStored = before && isSameBase(before, entry) && WHOLE + entry.key in localStorage;
  if (!isStored || entry.content.length < LONG) return keep(entry);
  const change = changeOf(before.content, entry.content);
  if (change.text.length > LONGEST_CHANGE) return keep(entry);
  const typed: Typed = { of: before.at, size: before.content.length, at: entry.at, ...change };
  try {
    localStorage.setItem(TYPED + entry.key, JSON.stringify(typed));
    return true;
  } catch {
    return keep(entry);
  }
}
