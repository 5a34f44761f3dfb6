import { isCurrent, isOpen, type MenuEntry } from '@my-note/kit/menu';

export interface EntryRow {
  kind: 'entry';
  id: string;
  entry: MenuEntry;
  level: number;
  position: number;
  siblings: number;
  open: boolean;
  current: boolean;
  parentId: string | null;
  /** Titles of its ancestors, from the top level down. */
  above: readonly string[];
}

interface PlaceholderRow {
  kind: 'placeholder';
  id: string;
  level: number;
  parentId: string;
}

export type TreeRow = EntryRow | PlaceholderRow;

/** Categories that the user opened or closed, besides those of the path. */
export type OpenByHand = ReadonlyMap<string, boolean>;

/**
 * The visible rows of the tree: open are the categories of the path, and those that the user opened. `inside` names the
 * category whose contents the menu is; they are level 1.
 */
export function treeRows(
  menu: readonly MenuEntry[],
  path: string,
  byHand: OpenByHand = new Map(),
  inside?: { id: string; title: string },
): TreeRow[] {
  const rows: TreeRow[] = [];
  const top = inside ? 1 : 0;
  const add = (entries: readonly MenuEntry[], parentId: string | null, above: readonly string[]) => {
    const level = above.length + 1 - top;
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
  add(menu, inside?.id ?? null, inside ? [inside.title] : []);
  return rows;
}

/** Categories that stay open after a navigation from the tree, so that no row moves under the pointer. */
export const openAfter = (rows: readonly TreeRow[], href: string): string[] =>
  rows.flatMap((row) =>
    row.kind === 'entry' && row.entry.type === 'category' && (row.open || row.entry.href === href)
      ? row.id
      : [],
  );

/** Whether a row renders the same in both lists. */
export function sameRow(a: TreeRow, b: TreeRow): boolean {
  if (a.kind === 'placeholder' || b.kind === 'placeholder') return a.id === b.id && a.level === b.level;
  return (
    a.entry === b.entry &&
    a.level === b.level &&
    a.above.join() === b.above.join() &&
    a.position === b.position &&
    a.siblings === b.siblings &&
    a.open === b.open &&
    a.current === b.current
  );
}
