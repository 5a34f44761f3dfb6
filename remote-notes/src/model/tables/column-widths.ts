/** The widths of one table's columns: null where the words decide. In CSS pixels. */
export type Widths = readonly (number | null)[];

/** A table of a note, by the words of its header. */
export interface SizedTable {
  head: readonly number[];
  widths: Widths;
}

/** The most notes whose widths are kept; the newest stay. */
const REMEMBERED = 200;
const KEY = 'my-note.column-widths';

/** Stands for the letters of a header, so that no text of a note is left on the device. Marks differ while writing. */
const hash = (words: string): number =>
  [...words.replaceAll(/[^\p{L}\p{N}]+/gu, '')].reduce(
    (sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0,
    7,
  );

const isTable = (value: unknown): value is SizedTable => {
  const { head, widths } = Object(value);
  return Array.isArray(head) && Array.isArray(widths);
};

function readAll(): [string, unknown][] {
  try {
    return Object.entries(JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {});
  } catch {
    return [];
  }
}

/** What this device keeps of a note's tables. Anything else in its place counts as nothing. */
export function readTables(noteId: string): SizedTable[] {
  const stored = readAll().find(([id]) => id === noteId)?.[1];
  return Array.isArray(stored) ? stored.filter(isTable) : [];
}

/** Keeps those that have a width of their own. */
export function keepTables(noteId: string, tables: readonly SizedTable[]): void {
  const sized = tables.filter(({ widths }) => widths.some((width) => width !== null));
  const others = readAll().filter(([id]) => id !== noteId);
  const kept = (sized.length > 0 ? [...others, [noteId, sized] as const] : others).slice(-REMEMBERED);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Storage is full or disabled; the widths last as long as the page.
  }
}

const isSame = (one: readonly number[], other: readonly number[]) => one.join() === other.join();
const sorted = (head: readonly number[]) => head.toSorted((one, other) => one - other);

/** Finds the widths of tables by their headers; of equal ones in their order. */
export function matchTables(heads: readonly string[][], known: readonly SizedTable[]): SizedTable[] {
  const left = [...known];
  return heads.map((words) => {
    const head = words.map(hash);
    const at = left.findIndex((table) => isSame(table.head, head));
    const [found] = at < 0 ? [] : left.splice(at, 1);
    return found ?? { head, widths: head.map(() => null) };
  });
}

/** The widths of a table whose header is another one: a column keeps its width when it is moved or renamed. */
function followColumns(head: readonly number[], before: SizedTable): Widths {
  const isRenamed = head.length === before.head.length && !isSame(sorted(head), sorted(before.head));
  if (isRenamed) return before.widths;
  const left = before.head.map((column, index) => ({ column, width: before.widths[index] ?? null }));
  return head.map((column) => {
    const at = left.findIndex((each) => each.column === column);
    return at < 0 ? null : (left.splice(at, 1)[0]?.width ?? null);
  });
}

/** The tables after the text has changed. */
export function followTables(heads: readonly string[][], before: readonly SizedTable[]): SizedTable[] {
  if (heads.length !== before.length) return matchTables(heads, before);
  return heads.map((words, index) => {
    const head = words.map(hash);
    const table = before[index] ?? { head: [], widths: [] };
    return isSame(head, table.head) ? table : { head, widths: followColumns(head, table) };
  });
}
