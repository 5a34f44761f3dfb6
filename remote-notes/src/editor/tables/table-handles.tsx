import { chakra, Icon, Portal } from '@my-note/kit/ui';
import { Ellipsis, EllipsisVertical, type LucideIcon, Plus } from 'lucide-react';
import type { HoveredCell } from './hovered-cell.ts';
import { tableTexts as texts } from './texts.ts';

interface HandleProps {
  label: string;
  icon: LucideIcon;
  place: { left: number; top: number; width: number; height: number };
  menu?: boolean;
  onPress: (at: DOMRect) => void;
}

const Handle = ({ label, icon, place, menu = false, onPress }: HandleProps) => (
  <chakra.button
    type="button"
    data-table-handle=""
    tabIndex={-1}
    aria-label={label}
    aria-haspopup={menu ? 'menu' : undefined}
    title={label}
    position="fixed"
    zIndex="docked"
    display="flex"
    alignItems="center"
    justifyContent="center"
    bg="bg.panel"
    border="1px solid"
    borderColor="border.emphasized"
    borderRadius="sm"
    color="fg.muted"
    cursor="pointer"
    _hover={{ bg: 'bg.muted', color: 'fg' }}
    _print={{ display: 'none' }}
    style={place}
    onMouseDown={(event) => event.preventDefault()}
    onClick={(event) => onPress(event.currentTarget.getBoundingClientRect())}
  >
    <Icon as={icon} size={12} />
  </chakra.button>
);

interface TableHandlesProps {
  cell: HoveredCell;
  onMenu: (of: 'column' | 'row', at: DOMRect) => void;
  onAdd: (what: 'column' | 'row') => void;
}

const [LONG, SHORT] = [24, 14];

/** At the edges of a table: a handle of the column and of the row under the pointer, and a plus for more of both. */
export function TableHandles({ cell, onMenu, onAdd }: TableHandlesProps) {
  const box = cell.element.getBoundingClientRect();
  const all = cell.tableElement.getBoundingClientRect();
  const rows = cell.tableElement.querySelector('tbody')?.getBoundingClientRect() ?? all;
  const [left, right] = [Math.max(all.left, rows.left), Math.min(all.right, rows.right)];
  const middle = Math.min(Math.max(box.left + box.width / 2, left), right) - LONG / 2;
  const isMirrored = getComputedStyle(cell.tableElement).direction === 'rtl';
  const across = { width: LONG, height: SHORT };
  const along = { width: SHORT, height: LONG };
  return (
    <Portal>
      <Handle
        menu
        label={texts.column}
        icon={Ellipsis}
        place={{ ...across, left: middle, top: all.top - SHORT / 2 }}
        onPress={(at) => onMenu('column', at)}
      />
      <Handle
        menu
        label={texts.row}
        icon={EllipsisVertical}
        place={{
          ...along,
          left: (isMirrored ? right : left) - SHORT / 2,
          top: box.top + (box.height - LONG) / 2,
        }}
        onPress={(at) => onMenu('row', at)}
      />
      <Handle
        label={texts.addColumn}
        icon={Plus}
        place={{
          width: SHORT,
          height: rows.height,
          left: isMirrored ? left - SHORT - 3 : right + 3,
          top: all.top,
        }}
        onPress={() => onAdd('column')}
      />
      <Handle
        label={texts.addRow}
        icon={Plus}
        place={{ width: right - left, height: SHORT, left, top: rows.bottom + 3 }}
        onPress={() => onAdd('row')}
      />
    </Portal>
  );
}
