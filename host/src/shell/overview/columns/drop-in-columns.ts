import type { Input } from '@atlaskit/pragmatic-drag-and-drop/types';
import { attachInstruction, extractInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item';
import { dropAt, type RowDrop } from '../../sidebar/drag/drop-zone.ts';
import type { EntryRow, TreeRow } from '../../tree/tree-rows.ts';
import { LOOSE } from './columns.ts';

const kinds = { 'reorder-before': 'before', 'reorder-after': 'after', combine: 'into' } as const;

/** The drop over a row of a column, or over the head of a column: beside it for categories, else into it. */
export function dropInColumns(
  rows: readonly TreeRow[],
  row: EntryRow,
  element: Element,
  input: Input,
  dragged: EntryRow['entry']['type'],
): RowDrop | null {
  if (row.level > 0) return dropAt(rows, row, element, input);
  if (row.id === LOOSE) return { drop: { kind: 'end' }, level: 0 };
  const beside = dragged === 'category' ? 'available' : 'not-available';
  const instruction = extractInstruction(
    attachInstruction(
      {},
      {
        element,
        input,
        axis: 'horizontal',
        operations: { 'reorder-before': beside, 'reorder-after': beside, combine: 'available' },
      },
    ),
  );
  return instruction && { drop: { kind: kinds[instruction.operation], id: row.id }, level: 0 };
}
