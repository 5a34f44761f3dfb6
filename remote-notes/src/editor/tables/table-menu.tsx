import type { EditorState } from '@milkdown/kit/prose/state';
import { Menu } from '@my-note/kit/overlays';
import { Icon, Portal } from '@my-note/kit/ui';
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
  MoveHorizontal,
  PanelTop,
  Trash2,
} from 'lucide-react';
import { POPUP } from '../popups/use-editor-state.ts';
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

interface TableMenuProps {
  of: 'column' | 'row';
  state: EditorState;
  cell: Cell;
  at: DOMRect;
  open: boolean;
  onChange: (change: TableChange) => void;
  /** Undefined while no column has a width of its own. */
  onResetWidths: (() => void) | undefined;
  onClose: () => void;
  onClosed: () => void;
}

/** What can be done with a column or a row; what would change nothing is left out. */
export function TableMenu({
  of,
  state,
  cell,
  at,
  open,
  onChange,
  onResetWidths,
  onClose,
  onClosed,
}: TableMenuProps) {
  return (
    <Menu.Root
      open={open}
      onOpenChange={(event) => !event.open && onClose()}
      onExitComplete={onClosed}
      positioning={{ placement: 'bottom-start', getAnchorRect: () => at }}
      aria-label={texts[of]}
    >
      <Portal>
        <Menu.Positioner {...POPUP}>
          <Menu.Content minWidth="13rem">
            {actions[of]
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
              ))}
            {of === 'column' && onResetWidths && (
              <Menu.Item value="reset-widths" onClick={onResetWidths}>
                <Icon as={MoveHorizontal} />
                {texts.resetWidths}
              </Menu.Item>
            )}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
