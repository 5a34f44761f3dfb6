import type { Input } from '@atlaskit/pragmatic-drag-and-drop/types';
import { useImport } from '@my-note/kit/federation';
import { loadIconPicker } from '@my-note/kit/items';
import { readingKey } from '@my-note/kit/shortcuts';
import { VisuallyHidden } from '@my-note/kit/ui';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
import { useIdle } from '../../platform/loading/use-idle.ts';
import { useLazyChunk } from '../../platform/loading/use-lazy-chunk.ts';
import type { TreeRowProps } from '../tree/tree-row.tsx';
import type { EntryRow, TreeRow } from '../tree/tree-rows.ts';
import { ItemSlot } from './actions/item-slots.tsx';
import type { RowAction } from './actions/row-menu.tsx';
import { useRowMenu } from './actions/use-row-menu.ts';
import { useTreeActions } from './actions/use-tree-actions.ts';
import { type Drop, keyboardDrop } from './drag/drop.ts';
import type { RowDrop } from './drag/drop-zone.ts';
import { useTreeDrag } from './drag/use-tree-drag.ts';

const loadRenameField = () => import('./actions/rename-field.tsx').then(({ RenameField }) => RenameField);

const actionKeys: Record<string, RowAction> = { F2: 'rename', Delete: 'trash' };

interface TreeEditingOptions {
  rows: readonly TreeRow[];
  scroller: () => HTMLElement | null;
  focusRow: (id: string) => void;
  /** Opens a category in place. */
  onOpen: (id: string) => void;
  /** Called after a navigation. */
  onGo: (() => void) | undefined;
  /** Where the menu of a row is put, for a tree in a dialog. */
  container?: RefObject<HTMLElement | null>;
  canDrag?: boolean;
  /** False for a row that only groups others. */
  isItem?: (id: string) => boolean;
  dropOn?: (row: EntryRow, element: Element, input: Input, dragged: string) => RowDrop | null;
  /** Another meaning of the keys that move a row. */
  keyOfMove?: (key: string, row: EntryRow) => string;
}

/** What editing adds to a drawn row. */
export type RowState = Pick<
  TreeRowProps,
  'more' | 'menuOpen' | 'dragged' | 'drop' | 'dropLevel' | 'attach' | 'children'
>;

const always = () => true;
const sameKey = (key: string) => key;

/** What a tree needs to be edited by drag and drop, by keyboard, and from the menu of a row. */
export function useTreeEditing({
  rows,
  scroller,
  focusRow,
  onOpen,
  onGo,
  container,
  canDrag = true,
  isItem = always,
  dropOn,
  keyOfMove = sameKey,
}: TreeEditingOptions) {
  const rowMenu = useRowMenu();
  const actions = useTreeActions(onGo);
  const IconPicker = useLazyChunk(loadIconPicker, actions.iconOf !== null, actions.closeIcon);
  // It comes before it is wanted, so that what is typed right after F2 belongs to the title.
  const { value: KnownField } = useImport(loadRenameField, { enabled: useIdle() });
  const LateField = useLazyChunk(loadRenameField, actions.renamedId !== undefined, actions.endRename);
  const RenameField = KnownField ?? LateField;

  const drop = (id: string, target: Drop, options?: { successive: boolean }) => {
    if (target.kind === 'into') onOpen(target.id);
    actions.drop(id, target, options);
  };
  const { drag, attachRow, attachEnd } = useTreeDrag({
    rows,
    scroller,
    itselfOf: actions.subtreeOf,
    canDrag: (id) => canDrag && isItem(id) && id !== actions.renamedId,
    dropOn,
    onOpen,
    onDrop: drop,
  });

  const chosen = useRef<RowAction>(null);
  const openMenu = (id: string, anchor: DOMRect) => {
    if (!isItem(id)) return;
    chosen.current = null;
    focusRow(id);
    rowMenu.openAt(id, anchor);
  };

  const onKey = (event: KeyboardEvent, row: EntryRow): boolean => {
    const { key, altKey, shiftKey, ctrlKey, metaKey } = event;
    if (ctrlKey || metaKey || !isItem(row.id)) return false;
    if (altKey && shiftKey) {
      const target = keyboardDrop(keyOfMove(readingKey(key), row), rows, row);
      if (target) drop(row.id, target, { successive: true });
      if (key.startsWith('Arrow')) event.preventDefault();
      return true;
    }
    const wantsMenu = key === 'ContextMenu' || (key === 'F10' && shiftKey);
    const action = altKey || shiftKey ? undefined : actionKeys[key];
    if (!wantsMenu && !action) return false;
    event.preventDefault();
    if (wantsMenu)
      openMenu(
        row.id,
        event.target instanceof Element ? event.target.getBoundingClientRect() : new DOMRect(),
      );
    // A held key would continue with the following rows.
    if (action && !event.repeat) actions.run(action, row.id);
    return true;
  };

  const renameField = (row: EntryRow): ReactNode =>
    RenameField && (
      <RenameField
        entry={row.entry}
        onSave={(title) => actions.rename(row.id, title)}
        onClose={({ keyboard }) => {
          actions.endRename();
          if (keyboard) focusRow(row.id);
        }}
      />
    );

  const over = drag?.over;
  const stateOf = (row: TreeRow): RowState => {
    const target = over && 'id' in over.drop && over.drop.id === row.id ? over : null;
    return {
      more: isItem(row.id),
      menuOpen: rowMenu.menu?.open === true && rowMenu.menu.id === row.id,
      dragged: drag?.itself.has(row.id) === true,
      drop: target && target.drop.kind !== 'end' ? target.drop.kind : undefined,
      dropLevel: target?.level,
      attach: attachRow,
      children: row.kind === 'entry' && row.id === actions.renamedId ? renameField(row) : undefined,
    };
  };

  const { menu: shownMenu, RowMenu } = rowMenu;
  const menuRow = rows.find((row): row is EntryRow => row.kind === 'entry' && row.id === shownMenu?.id);
  const dialogs = (
    <>
      <VisuallyHidden role="status" aria-live="polite">
        {actions.announcement}
      </VisuallyHidden>
      {RowMenu && shownMenu && menuRow && (
        <RowMenu
          entry={menuRow.entry}
          anchor={shownMenu.anchor}
          open={shownMenu.open}
          container={container}
          onSelect={(action) => {
            chosen.current = action;
          }}
          onClose={() => {
            rowMenu.close();
            focusRow(menuRow.id);
          }}
          onClosed={() => {
            // A menu that closes as soon as it is open takes the focus once more.
            focusRow(menuRow.id);
            if (chosen.current) actions.run(chosen.current, menuRow.id);
            chosen.current = null;
          }}
        />
      )}
      {actions.iconOf && IconPicker && (
        <IconPicker item={actions.iconOf} onChoose={actions.setIcon} onClose={actions.closeIcon} />
      )}
      {actions.dialog && (
        <ItemSlot dialog={actions.dialog} onMove={actions.move} onClose={actions.closeDialog} />
      )}
    </>
  );

  return {
    onKey,
    onMenu: (row: EntryRow, anchor: DOMRect) => openMenu(row.id, anchor),
    stateOf,
    attachEnd,
    dragging: drag !== null,
    over: over?.drop ?? null,
    renamedId: actions.renamedId,
    dialogs,
  };
}
