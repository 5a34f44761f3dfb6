import { loadIconPicker } from '@my-note/shared-kit/items';
import { breadcrumbs, type MenuEntry } from '@my-note/shared-kit/menu';
import { useNavigate } from '@my-note/shared-kit/router';
import { VisuallyHidden } from '@my-note/shared-kit/ui';
import { type KeyboardEvent, useCallback, useMemo, useRef } from 'react';
import { useLazyChunk } from '../../platform/loading/use-lazy-chunk.ts';
import { texts as hostTexts } from '../../platform/texts.ts';
import type { TreeMove } from '../tree/tree-keys.ts';
import { TreeRowPart } from '../tree/tree-row.tsx';
import { type EntryRow, openAfter, treeRows } from '../tree/tree-rows.ts';
import { type DrawnRow, type TreeHandle, VirtualTree } from '../tree/virtual-tree.tsx';
import { ItemSlot } from './actions/item-slots.tsx';
import { RenameField } from './actions/rename-field.tsx';
import type { RowAction } from './actions/row-menu.tsx';
import { anchorOf, useRowMenu } from './actions/use-row-menu.ts';
import { useTreeActions } from './actions/use-tree-actions.ts';
import { type Drop, keyboardDrop } from './drag/drop.ts';
import { useTreeDrag } from './drag/use-tree-drag.ts';
import { TreeEnd } from './tree-end.tsx';
import { useStoredExpanded } from './use-stored-expanded.ts';

const actionKeys: Record<string, RowAction> = { F2: 'rename', Delete: 'trash' };

interface MenuTreeProps {
  menu: readonly MenuEntry[];
  path: string;
  /** Called after a navigation. */
  onGo?: () => void;
}

/** The menu as a tree that can be edited by drag and drop, by keyboard, and from the menu of a row. */
export function MenuTree({ menu, path, onGo }: MenuTreeProps) {
  const navigate = useNavigate();
  const tree = useRef<TreeHandle>(null);
  const page = useMemo(() => breadcrumbs(menu, path).at(-1)?._id ?? path, [menu, path]);
  const { byHand, setOpen, remember } = useStoredExpanded(page);
  const rows = useMemo(() => treeRows(menu, path, byHand), [menu, path, byHand]);
  const rowMenu = useRowMenu();
  const actions = useTreeActions(onGo);
  const IconPicker = useLazyChunk(loadIconPicker, actions.iconOf !== null, actions.closeIcon);

  const drop = (id: string, target: Drop, options?: { successive: boolean }) => {
    if (target.kind === 'into') setOpen([target.id], true);
    actions.drop(id, target, options);
  };
  const scroller = useCallback(() => tree.current?.scroller() ?? null, []);
  const { drag, attachRow, attachEnd } = useTreeDrag({
    rows,
    scroller,
    itselfOf: actions.subtreeOf,
    canDrag: (id) => id !== actions.renamedId,
    onOpen: (id) => setOpen([id], true),
    onDrop: drop,
  });

  const go = (href: string) => {
    void navigate(href);
    onGo?.();
  };
  const move = (next: TreeMove) => {
    if (next.kind === 'open') setOpen(next.ids, next.open);
    if (next.kind !== 'go') return;
    remember(openAfter(rows, next.href), true);
    go(next.href);
  };

  const chosen = useRef<RowAction>(null);
  const openMenu = (id: string, anchor: DOMRect) => {
    chosen.current = null;
    tree.current?.focus(id);
    rowMenu.openAt(id, anchor);
  };

  const onKey = (event: KeyboardEvent, row: EntryRow): boolean => {
    const { key, altKey, shiftKey, ctrlKey, metaKey } = event;
    if (ctrlKey || metaKey) return false;
    if (altKey && shiftKey) {
      const target = keyboardDrop(key, rows, row);
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

  const renameField = (row: EntryRow) => (
    <RenameField
      entry={row.entry}
      onSave={(title) => actions.rename(row.id, title)}
      onClose={({ keyboard }) => {
        actions.endRename();
        if (keyboard) tree.current?.focus(row.id);
      }}
    />
  );

  const over = drag?.over;
  const drawRow = ({ row, ...drawn }: DrawnRow) => {
    const target = over && 'id' in over.drop && over.drop.id === row.id ? over : null;
    return (
      <TreeRowPart
        key={row.id}
        row={row}
        {...drawn}
        more
        menuOpen={rowMenu.menu?.open === true && rowMenu.menu.id === row.id}
        dragged={drag?.itself.has(row.id) === true}
        drop={target && target.drop.kind !== 'end' ? target.drop.kind : undefined}
        dropLevel={target?.level}
        attach={attachRow}
      >
        {row.kind === 'entry' && row.id === actions.renamedId ? renameField(row) : undefined}
      </TreeRowPart>
    );
  };

  const { menu: shownMenu, RowMenu } = rowMenu;
  const menuRow = rows.find((row): row is EntryRow => row.kind === 'entry' && row.id === shownMenu?.id);
  return (
    <>
      <VirtualTree
        ref={tree}
        rows={rows}
        label={hostTexts.notes}
        page={page}
        keptId={actions.renamedId}
        onMove={move}
        onArrow={({ id, open }) => setOpen([id], !open)}
        onKey={onKey}
        onMenu={(event, row) => {
          event.preventDefault();
          openMenu(row.id, anchorOf(event));
        }}
        footer={<TreeEnd attach={attachEnd} over={over?.drop.kind === 'end'} />}
      >
        {drawRow}
      </VirtualTree>
      <VisuallyHidden role="status" aria-live="polite">
        {actions.announcement}
      </VisuallyHidden>
      {RowMenu && shownMenu && menuRow && (
        <RowMenu
          entry={menuRow.entry}
          anchor={shownMenu.anchor}
          open={shownMenu.open}
          onSelect={(action) => {
            chosen.current = action;
          }}
          onClose={() => {
            rowMenu.close();
            tree.current?.focus(menuRow.id);
          }}
          onClosed={() => {
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
}
