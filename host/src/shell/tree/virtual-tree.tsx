import { Box } from '@my-note/shared-kit/ui';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useIsTouch } from '../../platform/ui/use-media.ts';
import { type TreeMove, treeMove } from './tree-keys.ts';
import type { EntryRow, TreeRow } from './tree-rows.ts';
import { treeStyle } from './tree-style.ts';
import { createTypeAhead, isPrintable, rowStartingWith } from './type-ahead.ts';
import { useTreeFocus } from './use-tree-focus.ts';

const ROW = { mouse: 32, touch: 44 } as const;

export interface DrawnRow {
  row: TreeRow;
  top: number;
  height: number;
  tabbable: boolean;
}

export interface TreeHandle {
  focus: (id: string) => void;
  scroller: () => HTMLElement | null;
}

interface VirtualTreeProps {
  rows: readonly TreeRow[];
  label: string;
  /** The current entry scrolls into view each time this changes. */
  page: string;
  /** A row that stays in the document when it is scrolled out of view. */
  keptId?: string | undefined;
  onMove: (move: TreeMove) => void;
  onArrow: (row: EntryRow) => void;
  /** Handles keys before the tree does; true when a key has been handled. */
  onKey?: (event: KeyboardEvent, row: EntryRow) => boolean;
  onMenu?: (event: MouseEvent, row: EntryRow) => void;
  ref?: Ref<TreeHandle>;
  /** Below the last row. */
  footer?: ReactNode;
  children: (row: DrawnRow) => ReactNode;
}

const within = (event: MouseEvent, selector: string) =>
  event.target instanceof Element && event.target.closest(selector) !== null;

const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/**
 * A tree that renders only visible rows, so that it stays fast with ten thousand notes
 * (docs/decisions/0034-the-tree-without-a-tree-library.md).
 */
export function VirtualTree({ rows, label, page, keptId, ref, footer, children, ...on }: VirtualTreeProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [typeAhead] = useState(createTypeAhead);
  const rowHeight = useIsTouch() ? ROW.touch : ROW.mouse;
  const focus = useTreeFocus(scroller, rows);
  const keptIndex = keptId === undefined ? -1 : rows.findIndex(({ id }) => id === keptId);

  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 8,
    // The row that Tab reaches stays in the document when it is scrolled out of view.
    rangeExtractor: (range) => {
      const kept = [focus.index, keptIndex].filter((index) => index >= 0 && index < rows.length);
      return [...new Set([...defaultRangeExtractor(range), ...kept])].sort((a, b) => a - b);
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: row heights change only with the pointer
  useEffect(() => virtualizer.measure(), [rowHeight]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the page, not every change of the list
  useEffect(() => {
    if (focus.currentIndex >= 0) virtualizer.scrollToIndex(focus.currentIndex, { align: 'auto' });
  }, [page, focus.currentIndex >= 0]);

  const focusRow = (id: string) => {
    const index = rows.findIndex((row) => row.id === id);
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'auto' });
    focus.focus(id);
  };
  useImperativeHandle(ref, () => ({ focus: focusRow, scroller: () => scroller.current }));

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
    const row = rows[focus.index];
    if (row?.kind !== 'entry' || on.onKey?.(event, row)) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const typing = isPrintable(event) && event.key !== '*' && (event.key !== ' ' || typeAhead.active());
    if (!typing) return move(event, treeMove(event.key, rows, row.id));
    const id = rowStartingWith(rows, row.id, typeAhead.type(event.key));
    move(event, id === null ? null : { kind: 'focus', id });
  };

  const drawn = virtualizer.getVirtualItems().flatMap(({ index, start }) => {
    const row = rows[index];
    return row ? children({ row, top: start, height: rowHeight, tabbable: index === focus.index }) : [];
  });

  return (
    <Box
      ref={scroller}
      flex="1"
      minHeight="0"
      overflowY="auto"
      overscrollBehavior="contain"
      display="flex"
      flexDirection="column"
    >
      <Box
        role="tree"
        aria-label={label}
        css={treeStyle}
        flex="none"
        style={{ height: virtualizer.getTotalSize() }}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onContextMenu={(event) => {
          const row = rowOf(event);
          if (row) on.onMenu?.(event, row);
        }}
        {...focus.props}
      >
        {drawn}
      </Box>
      {footer}
    </Box>
  );
}
