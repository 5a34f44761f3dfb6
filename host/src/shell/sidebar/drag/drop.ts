import { type NoteList, type Placement, parentIdOf } from '@my-note/shared-kit/items';
import type { EntryRow, TreeRow } from '../../tree/tree-rows.ts';

/** Where something is let go: beside an item, into a category, or at the end of the top level. */
export type Drop = { kind: 'before' | 'after' | 'into'; id: string } | { kind: 'end' };

/**
 * The place that a drop means. It is said by one neighbour and that neighbour's own parent, so that it is
 * right in the whole list also when a prefix filter shows a part of it.
 */
export function placementOfDrop(list: NoteList, drop: Drop): Placement | null {
  if (drop.kind === 'end') return { parentId: null };
  const target = list.data.find(({ _id }) => _id === drop.id);
  if (!target) return null;
  if (drop.kind === 'into') return target.type === 'category' ? { parentId: target._id } : null;
  return { parentId: parentIdOf(target), [drop.kind]: target._id };
}

/** What Alt+Shift with an arrow means for a row; null when there is no way. */
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

/** The row itself or what it lies in, at a level; the top level is 1. */
export function ancestorAt(rows: readonly TreeRow[], row: EntryRow, level: number): EntryRow {
  const parent = rows.find(({ id }) => id === row.parentId);
  return row.level > level && parent?.kind === 'entry' ? ancestorAt(rows, parent, level) : row;
}
