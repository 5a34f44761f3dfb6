import { type NoteList, type Placement, parentIdOf } from '@my-note/kit/items';
import type { EntryRow, TreeRow } from '../../tree/tree-rows.ts';

/** The target of a drop: beside an item, into a category, or at the end of the top level. */
export type Drop = { kind: 'before' | 'after' | 'into'; id: string } | { kind: 'end' };

/**
 * The placement for a drop, relative to one sibling, so that it is correct in the whole list when a prefix filter shows
 * only some items.
 */
export function placementOfDrop(list: NoteList, drop: Drop): Placement | null {
  if (drop.kind === 'end') return { parentId: null };
  const target = list.data.find(({ _id }) => _id === drop.id);
  if (!target) return null;
  if (drop.kind === 'into') return target.type === 'category' ? { parentId: target._id } : null;
  return { parentId: parentIdOf(target), [drop.kind]: target._id };
}

/** The target when Alt+Shift with an arrow moves a row, or null. */
export function keyboardDrop(key: string, rows: readonly TreeRow[], row: EntryRow): Drop | null {
  const beside = (step: number) =>
    rows.find(
      (other): other is EntryRow =>
        other.kind === 'entry' && other.parentId === row.parentId && other.position === row.position + step,
    );
  const previous = beside(-1);
  switch (key) {
    case 'ArrowUp':
      return previous ? { kind: 'before', id: previous.id } : null;
    case 'ArrowDown': {
      const next = beside(1);
      return next ? { kind: 'after', id: next.id } : null;
    }
    case 'ArrowRight':
      return previous?.entry.type === 'category' ? { kind: 'into', id: previous.id } : null;
    case 'ArrowLeft':
      return row.parentId === null ? null : { kind: 'after', id: row.parentId };
    default:
      return null;
  }
}

/** The row or its ancestor at a level; the top level is 1. */
export function ancestorAt(rows: readonly TreeRow[], row: EntryRow, level: number): EntryRow {
  const parent = rows.find(({ id }) => id === row.parentId);
  return row.level > level && parent?.kind === 'entry' ? ancestorAt(rows, parent, level) : row;
}
