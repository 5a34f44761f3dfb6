import { readingKey } from '@my-note/kit/shortcuts';
import { useLongPress } from '@my-note/kit/ui';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import type { TreeMove } from './tree-keys.ts';
import type { EntryRow, TreeRow } from './tree-rows.ts';
import { createTypeAhead, isPrintable, rowStartingWith } from './type-ahead.ts';

export interface TreeEvents {
  onMove: (move: TreeMove) => void;
  onArrow: (row: EntryRow) => void;
  /** Handles keys before the tree does; true when a key has been handled. */
  onKey?: ((event: KeyboardEvent, row: EntryRow) => boolean) | undefined;
  /** `anchor`: where the menu opens, in viewport coordinates. */
  onMenu?: ((row: EntryRow, anchor: DOMRect) => void) | undefined;
}

interface TreeEventOptions extends TreeEvents {
  rows: readonly TreeRow[];
  /** Index of the row that Tab reaches. */
  focusedIndex: number;
  focusRow: (id: string) => void;
  /** The effect of a key on a row. */
  moveOf: (key: string, id: string) => TreeMove | null;
}

const closest = (target: EventTarget, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;
const within = ({ target }: MouseEvent, selector: string) => closest(target, selector) !== null;

const ROW = '[role=treeitem]';

const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/** The button More of a row. */
const moreOf = (target: EventTarget) => closest(target, ROW)?.querySelector('[data-more]');

/** Events of all rows of a tree, handled by the element around them. */
export function useTreeEvents({ rows, focusedIndex, focusRow, moveOf, ...on }: TreeEventOptions) {
  const [typeAhead] = useState(createTypeAhead);

  const rowOf = (target: EventTarget): EntryRow | undefined => {
    const id = closest(target, ROW)?.dataset.id;
    return rows.find((row): row is EntryRow => row.kind === 'entry' && row.id === id);
  };

  const onClick = (event: MouseEvent) => {
    const row = rowOf(event.target);
    if (!row) return;
    if (within(event, '[data-arrow]')) return on.onArrow(row);
    const more = closest(event.target, '[data-more]');
    if (more) return on.onMenu?.(row, more.getBoundingClientRect());
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
    if (!typing) return move(event, moveOf(readingKey(event.key), row.id));
    const id = rowStartingWith(rows, row.id, typeAhead.type(event.key));
    move(event, id === null ? null : { kind: 'focus', id });
  };

  const onContextMenu = (event: MouseEvent) => {
    const row = rowOf(event.target);
    if (!row || !on.onMenu) return;
    event.preventDefault();
    on.onMenu(row, new DOMRect(event.clientX, event.clientY, 0, 0));
  };

  const press = useLongPress((target) => {
    const row = rowOf(target);
    const more = moreOf(target);
    if (row && more) on.onMenu?.(row, more.getBoundingClientRect());
  });

  return { ...press, onClick, onKeyDown, onContextMenu };
}
