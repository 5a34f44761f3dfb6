import type { Input } from '@atlaskit/pragmatic-drag-and-drop/types';
import { attachInstruction, extractInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item';
import { isRightToLeft } from '@my-note/kit/shortcuts';
import { indentOf, levelAt } from '../../tree/indent.ts';
import type { EntryRow, TreeRow } from '../../tree/tree-rows.ts';
import { ancestorAt, type Drop } from './drop.ts';

/** A drop on a row, and the level of the line that shows it. */
export interface RowDrop {
  drop: Drop;
  level: number;
}

const kinds = { 'reorder-before': 'before', 'reorder-after': 'after', combine: 'into' } as const;

/** The drop for a pointer position over a row; below the last row of a branch, the indent selects the level. */
export function dropAt(
  rows: readonly TreeRow[],
  row: EntryRow,
  element: Element,
  input: Input,
): RowDrop | null {
  const next = rows[rows.indexOf(row) + 1];
  const category = row.entry.type === 'category';
  if (!row.open && row.level > 1 && (next?.level ?? 1) < row.level) {
    const level = levelBefore(row, element, input);
    if (level !== null) return { drop: { kind: 'after', id: ancestorAt(rows, row, level).id }, level };
  }
  const instruction = extractInstruction(
    attachInstruction(
      {},
      {
        element,
        input,
        operations: {
          'reorder-before': 'available',
          // Below an open category is its first child, not its sibling.
          'reorder-after': row.open ? 'not-available' : 'available',
          combine: category ? 'available' : 'not-available',
        },
      },
    ),
  );
  return instruction && { drop: { kind: kinds[instruction.operation], id: row.id }, level: row.level };
}

/** The level selected by a pointer before the row's text; null for other positions. */
function levelBefore(row: EntryRow, element: Element, { clientX, clientY }: Input): number | null {
  const { left, right, top, height } = element.getBoundingClientRect();
  const indent = isRightToLeft() ? right - clientX : clientX - left;
  const isBefore = indent < indentOf(row.level) && clientY >= top + height / 2;
  return isBefore ? levelAt(indent, row.level) : null;
}
