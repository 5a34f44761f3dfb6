import type { Input } from '@atlaskit/pragmatic-drag-and-drop/types';
import { attachInstruction, extractInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item';
import { isRightToLeft } from '@my-note/kit/shortcuts';
import { dropAt, type RowDrop } from '../../sidebar/drag/drop-zone.ts';
import type { EntryRow, TreeRow } from '../../tree/tree-rows.ts';
import { LOOSE } from './columns.ts';

const kinds = { 'reorder-before': 'before', 'reorder-after': 'after', combine: 'into' } as const;
/** The library knows the left and the right half of an element. */
const mirrored = { ...kinds, 'reorder-before': 'after', 'reorder-after': 'before' } as const;

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
  const kind = instruction && (isRightToLeft() ? mirrored : kinds)[instruction.operation];
  return kind && { drop: { kind, id: row.id }, level: 0 };
}
