import { Box } from '@my-note/kit/ui';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { useIsTouch } from '../../platform/ui/use-media.ts';
import { ROW_HEIGHT } from './row-height.ts';
import { treeMove } from './tree-keys.ts';
import type { TreeRow } from './tree-rows.ts';
import { treeStyle } from './tree-style.ts';
import { type TreeEvents, useTreeEvents } from './use-tree-events.ts';
import { useTreeFocus } from './use-tree-focus.ts';

interface DrawnRow {
  row: TreeRow;
  top: number;
  height: number;
  tabbable: boolean;
}

export interface TreeHandle {
  focus: (id: string) => void;
  scroller: () => HTMLElement | null;
}

interface VirtualTreeProps extends TreeEvents {
  rows: readonly TreeRow[];
  label: string;
  /** The current entry scrolls into view each time this changes. */
  page: string;
  /** A row that stays in the document when it is scrolled out of view. */
  keptId?: string | undefined;
  ref?: Ref<TreeHandle>;
  /** Below the last row. */
  footer?: ReactNode;
  children: (row: DrawnRow) => ReactNode;
}

/** On a screen too low for the tree and what is around it, the tree keeps some rows and all of it scrolls. */
const scrollerStyle = {
  minHeight: '0',
  overscrollBehavior: 'contain',
  '@media (max-height: 30rem)': { minHeight: '11rem', overscrollBehavior: 'auto' },
};

/**
 * A tree that renders only visible rows, so that it stays fast with ten thousand notes
 * (docs/decisions/0034-the-tree-without-a-tree-library.md).
 */
export function VirtualTree({ rows, label, page, keptId, ref, footer, children, ...on }: VirtualTreeProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const rowHeight = useIsTouch() ? ROW_HEIGHT.touch : ROW_HEIGHT.mouse;
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

  const events = useTreeEvents({
    rows,
    focusedIndex: focus.index,
    focusRow,
    moveOf: (key, id) => treeMove(key, rows, id),
    ...on,
  });

  const drawn = virtualizer.getVirtualItems().flatMap(({ index, start }) => {
    const row = rows[index];
    return row ? children({ row, top: start, height: rowHeight, tabbable: index === focus.index }) : [];
  });

  return (
    <Box ref={scroller} flex="1" overflowY="auto" display="flex" flexDirection="column" css={scrollerStyle}>
      <Box
        role="tree"
        aria-label={label}
        css={treeStyle}
        flex="none"
        style={{ height: virtualizer.getTotalSize() }}
        {...events}
        {...focus.props}
      >
        {drawn}
      </Box>
      {footer}
    </Box>
  );
}
