import { breadcrumbs, type MenuEntry } from '@my-note/kit/menu';
import { useNavigate } from '@my-note/kit/router';
import { useCallback, useMemo, useRef } from 'react';
import { texts } from '../../platform/texts.ts';
import type { TreeMove } from '../tree/tree-keys.ts';
import { TreeRowPart } from '../tree/tree-row.tsx';
import { openAfter, treeRows } from '../tree/tree-rows.ts';
import { type TreeHandle, VirtualTree } from '../tree/virtual-tree.tsx';
import { TreeEnd } from './tree-end.tsx';
import { useStoredExpanded } from './use-stored-expanded.ts';
import { useTreeEditing } from './use-tree-editing.tsx';

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
  const editing = useTreeEditing({
    rows,
    scroller: useCallback(() => tree.current?.scroller() ?? null, []),
    focusRow: (id) => tree.current?.focus(id),
    onOpen: (id) => setOpen([id], true),
    onGo,
  });

  const move = (next: TreeMove) => {
    if (next.kind === 'open') setOpen(next.ids, next.open);
    if (next.kind !== 'go') return;
    remember(openAfter(rows, next.href), true);
    void navigate(next.href);
    onGo?.();
  };

  return (
    <>
      <VirtualTree
        ref={tree}
        rows={rows}
        label={texts.notes}
        page={page}
        keptId={editing.renamedId}
        onMove={move}
        onArrow={({ id, open }) => setOpen([id], !open)}
        onKey={editing.onKey}
        onMenu={editing.onMenu}
        footer={<TreeEnd attach={editing.attachEnd} over={editing.over?.kind === 'end'} />}
      >
        {({ row, ...drawn }) => <TreeRowPart key={row.id} row={row} {...drawn} {...editing.stateOf(row)} />}
      </VirtualTree>
      {editing.dialogs}
    </>
  );
}
