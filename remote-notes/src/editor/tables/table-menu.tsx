import type { EditorState } from '@milkdown/kit/prose/state';
import { Menu } from '@my-note/kit/overlays';
import { Icon, Portal } from '@my-note/kit/ui';
import { MoveHorizontal } from 'lucide-react';
import { POPUP } from '../popups/use-editor-state.ts';
import type { Cell, TableChange } from './change-table.ts';
import { TableItems } from './table-items.tsx';
import { tableTexts as texts } from './texts.ts';
import type { TableWidths } from './use-table-widths.ts';
import { WidthItems } from './width-items.tsx';

interface TableMenuProps {
  of: 'column' | 'row';
  state: EditorState;
  cell: Cell;
  at: DOMRect;
  open: boolean;
  onChange: (change: TableChange) => void;
  table: HTMLElement;
  widths: TableWidths;
  /** Undefined while no column has a width of its own. */
  onResetWidths: (() => void) | undefined;
  onClose: () => void;
  onClosed: () => void;
}

/** The menu of a column or a row. */
export function TableMenu({
  of,
  state,
  cell,
  at,
  open,
  onChange,
  table,
  widths,
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
            <TableItems {...{ of, state, cell, onChange }} />
            {of === 'column' && <WidthItems {...{ widths, table }} column={cell.column} />}
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
