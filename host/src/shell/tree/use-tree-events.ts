import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import type { TreeMove } from './tree-keys.ts';
import type { EntryRow, TreeRow } from './tree-rows.ts';
import { createTypeAhead, isPrintable, rowStartingWith } from './type-ahead.ts';

export interface TreeEvents {
  onMove: (move: TreeMove) => void;
  onArrow: (row: EntryRow) => void;
  /** Handles keys before the tree does; true when a key has been handled. */
  onKey?: ((event: KeyboardEvent, row: EntryRow) => boolean) | undefined;
  onMenu?: ((event: MouseEvent, row: EntryRow) => void) | undefined;
}

interface TreeEventOptions extends TreeEvents {
  rows: readonly TreeRow[];
  /** Index of the row that Tab reaches. */
  focusedIndex: number;
  focusRow: (id: string) => void;
  /** The effect of a key on a row. */
  moveOf: (key: string, id: string) => TreeMove | null;
}

const within = (event: MouseEvent, selector: string) =>
  event.target instanceof Element && event.target.closest(selector) !== null;

const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/** Events of all rows of a tree, handled by the element around them. */
export function useTreeEvents({ rows, focusedIndex, focusRow, moveOf, ...on }: TreeEventOptions) {
  const [typeAhead] = useState(createTypeAhead);

  const rowOf = ({ target }: MouseEvent): EntryRow | undefined => {
    const id = target instanceof Element && target.closest<HTMLElement>('[role=treeitem]')?.dataset.id;
    return rows.find((row): row is EntryRow => row.kind === 'entry' && row.id === id);
  };

  const onClick = (event: MouseEvent) => {
    const row = rowOf(event);
    if (!row) return;
    if (within(event, '[data-arrow]')) return on.onArrow(row);
    if (within(event, '[data-more]')) return on.onMenu?.(event, row);
    if (!within(event, '[data-link]') || !isPlainClick(event)) return;
    event.preventDefault();
    on.onMove({ kind: 'go', href: row.entry.href });
  };

  const move = (event: KeyboardEvent, next: TreeMove | null) => {
    // A key that the tree handles must not be a shortcut of the page as well.
    if (isPrintable(event)) event.stopPropagation();
    if (!next) return;
    event.preventDefault();
    if (next.kind === 'focus') focusRow(next.id);
    else on.onMove(next);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[focusedIndex];
    if (row?.kind !== 'entry' || on.onKey?.(event, row)) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const typing = isPrintable(event) && event.key !== '*' && (event.key !== ' ' || typeAhead.active());
    if (!typing) return move(event, moveOf(event.key, row.id));
    const id = rowStartingWith(rows, row.id, typeAhead.type(event.key));
    move(event, id === null ? null : { kind: 'focus', id });
  };

  const onContextMenu = (event: MouseEvent) => {
    const row = rowOf(event);
    if (row) on.onMenu?.(event, row);
  };

  return { onClick, onKeyDown, onContextMenu };
}
