import { breadcrumbs, type MenuEntry } from '@my-note/kit/menu';
import { useNavigate } from '@my-note/kit/router';
import { useCallback, useMemo, useRef } from 'react';
import { texts } from '../../platform/texts.ts';
import type { TreeMove } from '../tree/tree-keys.ts';
import { TreeRowPart } from '../tree/tree-row.tsx';
import { type OpenByHand, openAfter, treeRows } from '../tree/tree-rows.ts';
import { type TreeHandle, VirtualTree } from '../tree/virtual-tree.tsx';
import { TreeEnd } from './tree-end.tsx';
import { useStoredExpanded } from './use-stored-expanded.ts';
import { useTreeEditing } from './use-tree-editing.tsx';
import { useWhenWhole } from './use-when-whole.ts';

interface MenuTreeProps {
  menu: readonly MenuEntry[];
  path: string;
  /** In the beginning of a tree, the categories whose contents are there: no others open, and what edits waits. */
  loaded?: readonly string[];
  /** Called after a navigation. */
  onGo?: (() => void) | undefined;
}

/** Keeps all categories closed but those whose contents are there. */
function onlyLoaded(menu: readonly MenuEntry[], byHand: OpenByHand, loaded: readonly string[]): OpenByHand {
  const known = new Set(loaded);
  const allowed = new Map(byHand);
  const visit = ({ _id, type, subs }: MenuEntry): void => {
    if (type === 'category' && !known.has(_id)) allowed.set(_id, false);
    subs.forEach(visit);
  };
  menu.forEach(visit);
  return allowed;
}

/** The menu as a tree that can be edited by drag and drop, by keyboard, and from the menu of a row. */
export function MenuTree({ menu, path, loaded, onGo }: MenuTreeProps) {
  const isWhole = loaded === undefined;
  const navigate = useNavigate();
  const tree = useRef<TreeHandle>(null);
  const page = useMemo(() => breadcrumbs(menu, path).at(-1)?._id ?? path, [menu, path]);
  const { byHand, setOpen, remember } = useStoredExpanded(page);
  const rows = useMemo(
    () => treeRows(menu, path, loaded ? onlyLoaded(menu, byHand, loaded) : byHand),
    [menu, path, byHand, loaded],
  );
  const editing = useTreeEditing({
    rows,
    scroller: useCallback(() => tree.current?.scroller() ?? null, []),
    focusRow: (id) => tree.current?.focus(id),
    onOpen: (id) => setOpen([id], true),
    onGo,
    canDrag: isWhole,
  });
  const { onKey, onMenu } = useWhenWhole(isWhole, editing);

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
        // The current row is elsewhere in the whole tree.
        page={isWhole ? page : ''}
        keptId={editing.renamedId}
        onMove={move}
        onArrow={({ id, open }) => setOpen([id], !open)}
        onKey={onKey}
        onMenu={onMenu}
        footer={<TreeEnd attach={editing.attachEnd} over={editing.over?.kind === 'end'} />}
      >
        {({ row, ...drawn }) => <TreeRowPart key={row.id} row={row} {...drawn} {...editing.stateOf(row)} />}
      </VirtualTree>
      {editing.dialogs}
    </>
  );
}
