import type { EditorState, Transaction } from '@milkdown/kit/prose/state';
import { blockKeys } from '@my-note/kit/keys';
import { Menu } from '@my-note/kit/overlays';
import { Box, Icon, Portal } from '@my-note/kit/ui';
import { ArrowDown, ArrowUp, Check, Columns3, Copy, Link2, Repeat2, Rows3, Trash2 } from 'lucide-react';
import { KeyCommand } from '../../popups/key-command.tsx';
import { cellAt } from '../../tables/cell-at.ts';
import type { TableChange } from '../../tables/change-table.ts';
import { TableItems } from '../../tables/table-items.tsx';
import { tableTexts } from '../../tables/texts.ts';
import type { TableWidths } from '../../tables/use-table-widths.ts';
import { WidthItems } from '../../tables/width-items.tsx';
import type { Block } from '../change/block-at.ts';
import { deleteBlock, duplicateBlock } from '../change/copy-block.ts';
import { moveBy } from '../change/move-block.ts';
import { canTurn, KINDS, kindOf, turnInto } from '../change/turn-into.ts';
import { blockTexts } from '../texts.ts';
import { hasHeadingAbove } from './heading-link.ts';
import { SubMenu } from './sub-menu.tsx';

export type Change = (state: EditorState, block: Block) => Transaction | null;

interface BlockMenuProps {
  state: EditorState;
  block: Block;
  at: { x: number; y: number };
  /** The table with the cursor, if that is in one. */
  sized: { table: HTMLElement; widths: TableWidths } | undefined;
  open: boolean;
  onChange: (change: Change) => void;
  onCopyLink: () => void;
  onClose: () => void;
  onClosed: () => void;
}

const up: Change = (state, block) => moveBy(state, block, -1);
const down: Change = (state, block) => moveBy(state, block, 1);

/** What can be done with a block as a whole. */
export function BlockMenu({
  state,
  block,
  at,
  sized,
  open,
  onChange,
  onCopyLink,
  onClose,
  onClosed,
}: BlockMenuProps) {
  const kind = kindOf(block, state.doc.resolve(block.pos).parent);
  // Only of the table with the cursor: on a phone and by keys there is no other way to its rows.
  const isInside = state.selection.from > block.pos && state.selection.to < block.pos + block.node.nodeSize;
  const cell = isInside ? cellAt(state.doc, state.selection.from) : null;
  const changeTable = (change: TableChange) =>
    onChange((now) => {
      const current = cellAt(now.doc, now.selection.from);
      return current && change(now, current);
    });
  const actions = [
    { id: 'duplicate', label: blockTexts.duplicate, icon: Copy, change: duplicateBlock },
    { id: 'up', label: blockTexts.moveUp, icon: ArrowUp, change: up, keys: blockKeys.up.keys },
    { id: 'down', label: blockTexts.moveDown, icon: ArrowDown, change: down, keys: blockKeys.down.keys },
    { id: 'delete', label: blockTexts.delete, icon: Trash2, change: deleteBlock },
  ].filter(({ change }) => change(state, block) !== null);
  return (
    <Menu.Root
      open={open}
      onOpenChange={(event) => !event.open && onClose()}
      onExitComplete={onClosed}
      positioning={{ placement: 'bottom-start', getAnchorRect: () => ({ ...at, width: 0, height: 0 }) }}
      aria-label={blockTexts.menu}
    >
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="14rem">
            {canTurn(block) && (
              <SubMenu label={blockTexts.turnInto} icon={Repeat2}>
                {KINDS.map((each) => (
                  <Menu.Item
                    key={each}
                    value={each}
                    onClick={() => onChange((now, it) => turnInto(now, it, each))}
                  >
                    {blockTexts.kinds[each]}
                    {each === kind && (
                      <Box color="accent.fg" marginStart="auto">
                        <Icon as={Check} label={blockTexts.current} />
                      </Box>
                    )}
                  </Menu.Item>
                ))}
              </SubMenu>
            )}
            {cell && (
              <>
                <SubMenu label={tableTexts.row} icon={Rows3}>
                  <TableItems of="row" {...{ state, cell }} onChange={changeTable} />
                </SubMenu>
                <SubMenu label={tableTexts.column} icon={Columns3}>
                  <TableItems of="column" {...{ state, cell }} onChange={changeTable} />
                  {sized && <WidthItems {...sized} column={cell.column} />}
                </SubMenu>
              </>
            )}
            {hasHeadingAbove(state.doc, block.pos) && (
              <Menu.Item value="link" onClick={onCopyLink}>
                <Icon as={Link2} />
                {blockTexts.copyLink}
              </Menu.Item>
            )}
            {actions.map(({ id, label, icon, change, keys }) => (
              <Menu.Item
                key={id}
                value={id}
                color={id === 'delete' ? 'fg.error' : undefined}
                onClick={() => onChange(change)}
              >
                <Icon as={icon} />
                {label}
                <KeyCommand keys={keys} />
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
