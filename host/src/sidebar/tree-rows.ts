import { isCurrent, isOpen, type MenuEntry } from '@my-note/shared-kit/menu';

/** One line of the tree as it is drawn; `placeholder` stands for the contents of an empty category. */
export type TreeRow =
  | {
      kind: 'entry';
      id: string;
      entry: MenuEntry;
      level: number;
      position: number;
      siblings: number;
      open: boolean;
      current: boolean;
      parentId: string | null;
    }
  | { kind: 'placeholder'; id: string; level: number; parentId: string };

/** Categories a person opened or closed by keyboard, until the path changes. */
export type OpenByHand = ReadonlyMap<string, boolean>;

/** The visible lines of the tree, top to bottom: what the path opens, and what the keyboard opened besides. */
export function treeRows(
  menu: readonly MenuEntry[],
  path: string,
  byHand: OpenByHand = new Map(),
): TreeRow[] {
  const rows: TreeRow[] = [];
  const add = (entries: readonly MenuEntry[], level: number, parentId: string | null) => {
    for (const [index, entry] of entries.entries()) {
      const open = entry.type === 'category' && (byHand.get(entry._id) ?? isOpen(entry, path));
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
      });
      if (!open) continue;
      if (entry.subs.length > 0) add(entry.subs, level + 1, entry._id);
      else
        rows.push({ kind: 'placeholder', id: `${entry._id}-empty`, level: level + 1, parentId: entry._id });
    }
  };
  add(menu, 1, null);
  return rows;
}
