import type { EditorState } from '@milkdown/kit/prose/state';
import { useMedia } from '@my-note/kit/ui';
import { useState } from 'react';
import { useEditorState } from '../popups/use-editor-state.ts';
import type { VisualEditor } from '../visual/visual-editor.ts';
import { type Cell, insertColumn, insertRow, type TableChange } from './change-table.ts';
import { ColumnEdges } from './column-edges.tsx';
import { cellOf, useHoveredCell } from './hovered-cell.ts';
import { TableHandles } from './table-handles.tsx';
import { TableMenu } from './table-menu.tsx';
import { useTableWidths } from './use-table-widths.ts';

interface OpenMenu {
  of: 'column' | 'row';
  cell: Cell;
  at: DOMRect;
  table: HTMLElement;
  /** As the menu was opened: its table may be another while it closes. */
  state: EditorState;
}

interface TableToolsProps {
  editor: VisualEditor;
  noteId: string;
}

/** The handles of the table under the pointer, their menus, and the widths of its columns. */
export function TableTools({ editor, noteId }: TableToolsProps) {
  const view = editor.view();
  const canHover = useMedia('(hover: hover) and (pointer: fine)');
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [open, setOpen] = useState(false);
  const [resizing, setResizing] = useState(false);
  const widths = useTableWidths(editor, noteId);
  const hovered = useHoveredCell(view, resizing || menu !== null);
  // The handles follow the table while it changes.
  useEditorState(editor, ({ doc }) => hovered && doc);
  const change = (what: TableChange, at: Cell) => {
    const tr = what(view.state, at);
    if (tr) view.dispatch(tr);
  };
  const add = (what: 'column' | 'row', { table }: Cell) => {
    const node = view.state.doc.nodeAt(table);
    if (!node) return;
    const last = { table, row: node.childCount - 1, column: (node.firstChild?.childCount ?? 1) - 1 };
    change(what === 'row' ? insertRow(1) : insertColumn(1), last);
    view.focus();
  };
  return (
    <>
      {canHover && hovered && (
        <ColumnEdges table={hovered.tableElement} widths={widths} onDragging={setResizing} />
      )}
      {canHover && hovered && !resizing && (
        <TableHandles
          cell={hovered}
          onAdd={(what) => {
            const cell = cellOf(view, hovered.element);
            if (cell) add(what, cell);
          }}
          onMenu={(of, at) => {
            const cell = cellOf(view, hovered.element);
            if (!cell) return;
            setMenu({ of, cell, at, table: hovered.tableElement, state: view.state });
            setOpen(true);
          }}
        />
      )}
      {menu && (
        <TableMenu
          {...menu}
          open={open}
          widths={widths}
          onResetWidths={widths.areSet(menu.table) ? () => widths.reset(menu.table) : undefined}
          onChange={(what) => view.state.doc.eq(menu.state.doc) && change(what, menu.cell)}
          onClose={() => setOpen(false)}
          onClosed={() => {
            setMenu(null);
            view.focus();
          }}
        />
      )}
    </>
  );
}
