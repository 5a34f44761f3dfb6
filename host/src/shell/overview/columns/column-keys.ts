import { type TreeMove, treeMove } from '../../tree/tree-keys.ts';
import type { EntryRow, TreeRow } from '../../tree/tree-rows.ts';
import { type Column, LOOSE } from './columns.ts';

const isEntry = (row: TreeRow): row is EntryRow => row.kind === 'entry';
const entriesOf = ({ head, rows }: Column): EntryRow[] => [head, ...rows.filter(isEntry)];

/**
 * Keys in the columns of the overview: up, down, Home, and End stay in a column; left and right first close and open a
 * category, then go to the neighboring column, at the same height.
 */
export function columnMove(key: string, columns: readonly Column[], id: string): TreeMove | null {
  const at = columns.findIndex(({ head, rows }) => head.id === id || rows.some((row) => row.id === id));
  const column = columns[at];
  if (!column) return null;
  const entries = entriesOf(column);
  const index = entries.findIndex((row) => row.id === id);
  const row = entries[index];
  if (!row) return null;

  const beside = (step: 1 | -1): TreeMove | null => {
    const next = columns[at + step];
    const rows = next ? entriesOf(next) : [];
    const target = rows[index] ?? rows.at(-1);
    return target ? { kind: 'focus', id: target.id } : null;
  };
  const isHead = row.level === 0;
  if (isHead && (key === 'Enter' || key === ' ') && row.id === LOOSE) return null;
  if (key === 'ArrowRight' && (isHead || row.entry.subs.length === 0)) return beside(1);
  if (key === 'ArrowLeft' && (isHead || (row.level === 1 && !row.open))) return beside(-1);
  return treeMove(key, [column.head, ...column.rows], id);
}
