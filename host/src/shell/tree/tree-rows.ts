import { isCurrent, isOpen, type MenuEntry } from '@my-note/shared-kit/menu';

export interface EntryRow {
  kind: 'entry';
  id: string;
  entry: MenuEntry;
  level: number;
  position: number;
  siblings: number;
  open: boolean;
  /** A category that is the page or holds it. */
  onPath: boolean;
  current: boolean;
  parentId: string | null;
  /** Titles of what it lies in, from the top level down. */
  above: readonly string[];
}

/** Stands for the contents of an empty category. */
interface PlaceholderRow {
  kind: 'placeholder';
  id: string;
  level: number;
  parentId: string;
}

/** One line of the tree as it is drawn. */
export type TreeRow = EntryRow | PlaceholderRow;

/** Categories a person opened or closed besides what the path opens. */
export type OpenByHand = ReadonlyMap<string, boolean>;

/** The visible lines of the tree, top to bottom: what the path opens, and what was opened by hand. */
export function treeRows(
  menu: readonly MenuEntry[],
  path: string,
  byHand: OpenByHand = new Map(),
): TreeRow[] {
  const rows: TreeRow[] = [];
  const add = (entries: readonly MenuEntry[], parentId: string | null, above: readonly string[]) => {
    const level = above.length + 1;
    for (const [index, entry] of entries.entries()) {
      const onPath = isOpen(entry, path);
      const open = entry.type === 'category' && (byHand.get(entry._id) ?? onPath);
      const position = index + 1;
      const current = isCurrent(entry, path);
      rows.push({
        kind: 'entry',
        id: entry._id,
        entry,
        level,
        position,
        siblings: entries.length,
        open,
        onPath,
        current,
        parentId,
        above,
      });
      if (!open) continue;
      if (entry.subs.length > 0) add(entry.subs, entry._id, [...above, entry.title]);
      else
        rows.push({ kind: 'placeholder', id: `${entry._id}-empty`, level: level + 1, parentId: entry._id });
    }
  };
  add(menu, null, []);
  return rows;
}

/** What is open once a row of the tree was followed: nothing closes under the pointer. */
export const openAfter = (rows: readonly TreeRow[], href: string): string[] =>
  rows.flatMap((row) =>
    row.kind === 'entry' && row.entry.type === 'category' && (row.open || row.entry.href === href)
      ? row.id
      : [],
  );

/** Does a row look the same in both lists of rows? Then it is not drawn again. */
export function sameRow(a: TreeRow, b: TreeRow): boolean {
  if (a.kind === 'placeholder' || b.kind === 'placeholder') return a.id === b.id && a.level === b.level;
  return (
    a.entry === b.entry &&
    a.level === b.level &&
    a.above.join() === b.above.join() &&
    a.position === b.position &&
    a.siblings === b.siblings &&
    a.open === b.open &&
    a.onPath === b.onPath &&
    a.current === b.current
  );
}
