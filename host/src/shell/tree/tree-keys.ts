import type { TreeRow } from './tree-rows.ts';

/** The effect of a key in the tree. */
export type TreeMove =
  | { kind: 'focus'; id: string }
  | { kind: 'open'; ids: string[]; open: boolean }
  | { kind: 'go'; href: string };

const isEntry = (row: TreeRow) => row.kind === 'entry';

/** Keyboard support of the WAI-ARIA tree pattern; null when a key has no effect. */
export function treeMove(key: string, rows: readonly TreeRow[], focusedId: string): TreeMove | null {
  const index = rows.findIndex(({ id }) => id === focusedId);
  const row = rows[index];
  if (row?.kind !== 'entry') return null;
  const focus = (target: TreeRow | undefined): TreeMove | null =>
    target && target.id !== focusedId ? { kind: 'focus', id: target.id } : null;
  const category = row.entry.type === 'category';

  switch (key) {
    case 'ArrowDown':
      return focus(rows.slice(index + 1).find(isEntry));
    case 'ArrowUp':
      return focus(rows.slice(0, index).findLast(isEntry));
    case 'Home':
      return focus(rows.find(isEntry));
    case 'End':
      return focus(rows.findLast(isEntry));
    case 'ArrowRight':
      if (!category) return null;
      return row.open
        ? focus(rows.find((other) => isEntry(other) && other.parentId === row.id))
        : { kind: 'open', ids: [row.id], open: true };
    case 'ArrowLeft':
      if (category && row.open) return { kind: 'open', ids: [row.id], open: false };
      return focus(rows.find(({ id }) => id === row.parentId));
    case '*':
      return openSiblings(rows, row.parentId);
    case 'Enter':
    case ' ':
      return { kind: 'go', href: row.entry.href };
    default:
      return null;
  }
}

function openSiblings(rows: readonly TreeRow[], parentId: string | null): TreeMove | null {
  const ids = rows.flatMap((row) =>
    row.kind === 'entry' && row.parentId === parentId && row.entry.type === 'category' && !row.open
      ? row.id
      : [],
  );
  return ids.length > 0 ? { kind: 'open', ids, open: true } : null;
}
