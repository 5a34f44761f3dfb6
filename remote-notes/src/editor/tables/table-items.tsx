import type { EditorState } from '@milkdown/kit/prose/state';
import { Menu } from '@my-note/kit/overlays';
import { Icon } from '@my-note/kit/ui';
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  type LucideIcon,
  PanelTop,
  Trash2,
} from 'lucide-react';
import {
  alignColumn,
  type Cell,
  deleteColumn,
  deleteRow,
  insertColumn,
  insertRow,
  makeHeader,
  moveColumn,
  moveRow,
  type TableChange,
} from './change-table.ts';
import { tableTexts as texts } from './texts.ts';

type Action = [label: string, icon: LucideIcon, change: TableChange];

const actions: Record<'column' | 'row', Action[]> = {
  column: [
    [texts.columnBefore, BetweenVerticalEnd, insertColumn(0)],
    [texts.columnAfter, BetweenVerticalStart, insertColumn(1)],
    [texts.moveBefore, ArrowLeft, moveColumn(-1)],
    [texts.moveAfter, ArrowRight, moveColumn(1)],
    [texts.alignments.left, AlignLeft, alignColumn('left')],
    [texts.alignments.center, AlignCenter, alignColumn('center')],
    [texts.alignments.right, AlignRight, alignColumn('right')],
    [texts.deleteColumn, Trash2, deleteColumn],
  ],
  row: [
    [texts.rowAbove, BetweenHorizontalEnd, insertRow(0)],
    [texts.rowBelow, BetweenHorizontalStart, insertRow(1)],
    [texts.moveUp, ArrowUp, moveRow(-1)],
    [texts.moveDown, ArrowDown, moveRow(1)],
    [texts.makeHeader, PanelTop, makeHeader],
    [texts.deleteRow, Trash2, deleteRow],
  ],
};

interface TableItemsProps {
  of: 'column' | 'row';
  state: EditorState;
  cell: Cell;
  onChange: (change: TableChange) => void;
}

/** What can be done with a column or a row, as items of a menu; what would change nothing is left out. */
export const TableItems = ({ of, state, cell, onChange }: TableItemsProps) =>
  actions[of]
    .filter(([, , change]) => change(state, cell) !== null)
    .map(([label, icon, change]) => (
      <Menu.Item
        key={label}
        value={label}
        color={icon === Trash2 ? 'fg.error' : undefined}
        onClick={() => onChange(change)}
      >
        <Icon as={icon} />
        {label}
      </Menu.Item>
    ));
