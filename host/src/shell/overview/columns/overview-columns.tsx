import { isRightToLeft } from '@my-note/kit/shortcuts';
import { Box, Flex } from '@my-note/kit/ui';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type Ref, useCallback, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { texts } from '../../../platform/texts.ts';
import { useIsTouch } from '../../../platform/ui/use-media.ts';
import { useTreeEditing } from '../../sidebar/use-tree-editing.tsx';
import { ROW_HEIGHT } from '../../tree/row-height.ts';
import type { EntryRow, TreeRow } from '../../tree/tree-rows.ts';
import { useTreeEvents } from '../../tree/use-tree-events.ts';
import { useTreeFocus } from '../../tree/use-tree-focus.ts';
import { columnMove } from './column-keys.ts';
import { type Column, LOOSE, rowsOf } from './columns.ts';
import { dropInColumns } from './drop-in-columns.ts';
import { OverviewColumn } from './overview-column.tsx';
import { OverviewEnd } from './overview-end.tsx';
import { overviewStyle } from './overview-style.ts';
import { END_WIDTH, GAP, SIDE, useColumnWidth } from './use-column-width.ts';

export interface ColumnsHandle {
  focus: (id: string) => void;
}

interface OverviewColumnsProps {
  columns: readonly Column[];
  counts: ReadonlyMap<string, number>;
  /** Letters to mark in titles. */
  marked: string;
  setOpen: (ids: readonly string[], open: boolean) => void;
  onGo: (href: string) => void;
  /** Closes the overview, because something opens elsewhere. */
  onLeave: () => void;
  onCreate: () => void;
  ref: Ref<ColumnsHandle>;
}

const isItem = (id: string) => id !== LOOSE;
/** Columns stand side by side, so that left and right move a column as up and down move a row. */
const headKeys: Record<string, string> = { ArrowLeft: 'ArrowUp', ArrowRight: 'ArrowDown' };
const keyOfMove = (key: string, row: EntryRow) => (row.level > 0 ? key : (headKeys[key] ?? ''));
const holds = ({ head, rows }: Column, is: (row: TreeRow) => boolean) => is(head) || rows.some(is);

/** The categories of the top level as columns; both columns and their rows are rendered only where they are visible. */
export function OverviewColumns({
  columns,
  counts,
  marked,
  setOpen,
  onGo,
  onLeave,
  onCreate,
  ref,
}: OverviewColumnsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const touch = useIsTouch();
  const rows = useMemo(() => rowsOf(columns), [columns]);
  const focus = useTreeFocus(scroller, rows);
  const tabbableId = rows[focus.index]?.id;
  const width = useColumnWidth(scroller, columns.length);
  const columnOf = (id: string | undefined) =>
    columns.findIndex((column) => holds(column, (row) => row.id === id));
  const focusedColumn = columnOf(tabbableId);

  const virtualizer = useVirtualizer({
    horizontal: true,
    isRtl: isRightToLeft(),
    count: columns.length + 1,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (index === columns.length ? END_WIDTH : width),
    getItemKey: (index) => columns[index]?.head.id ?? 'end',
    initialRect: { width: innerWidth, height: innerHeight },
    gap: GAP,
    paddingStart: SIDE,
    paddingEnd: SIDE,
    scrollPaddingStart: SIDE,
    scrollPaddingEnd: SIDE,
    overscan: 1,
    rangeExtractor: (range) => {
      const kept = focusedColumn >= 0 ? [focusedColumn] : [];
      return [...new Set([...defaultRangeExtractor(range), ...kept])].sort((a, b) => a - b);
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: widths change only with the screen and the number of columns
  useEffect(() => virtualizer.measure(), [width, columns.length]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, to the current page
  useEffect(() => {
    const current = columns.findIndex((column) =>
      holds(column, (row) => row.kind === 'entry' && row.current),
    );
    if (current >= 0) virtualizer.scrollToIndex(current, { align: 'auto' });
  }, []);

  const focusRow = (id: string) => {
    const at = columnOf(id);
    if (at >= 0) virtualizer.scrollToIndex(at, { align: 'auto' });
    focus.focus(id);
  };
  useImperativeHandle(ref, () => ({ focus: focusRow }));

  const editing = useTreeEditing({
    rows,
    scroller: useCallback(() => scroller.current, []),
    focusRow,
    onOpen: (id) => setOpen([id], true),
    onGo: onLeave,
    container: frame,
    // A finger scrolls; the menu of a row moves it.
    canDrag: !touch,
    isItem,
    dropOn: (row, element, input, dragged) => {
      const item = rows.find((other): other is EntryRow => other.kind === 'entry' && other.id === dragged);
      return dropInColumns(rows, row, element, input, item?.entry.type ?? 'single');
    },
    keyOfMove,
  });
  const events = useTreeEvents({
    rows,
    focusedIndex: focus.index,
    focusRow,
    moveOf: (key, id) => columnMove(key, columns, id),
    onMove: (next) => {
      if (next.kind === 'open') setOpen(next.ids, next.open);
      // The head of notes without a category leads nowhere.
      if (next.kind === 'go' && next.href) onGo(next.href);
    },
    onArrow: ({ id, open }) => setOpen([id], !open),
    onKey: editing.onKey,
    onMenu: editing.onMenu,
  });

  const places = virtualizer.getVirtualItems();
  const end = places.find(({ index }) => index === columns.length);
  return (
    <Flex ref={frame} flex="1" minHeight="0" direction="column">
      <Box
        ref={scroller}
        position="relative"
        flex="1"
        minHeight="0"
        overflowX="auto"
        overflowY="hidden"
        overscrollBehaviorX="contain"
        scrollSnapType={{ base: 'x mandatory', md: 'none' }}
      >
        <Box
          role="tree"
          aria-label={texts.overview}
          css={overviewStyle}
          style={{ width: virtualizer.getTotalSize() }}
          {...events}
          {...focus.props}
        >
          {places.flatMap(({ index, start, key }) => {
            const column = columns[index];
            return column ? (
              <OverviewColumn
                key={key}
                column={column}
                start={start}
                width={width}
                rowHeight={touch ? ROW_HEIGHT.touch : ROW_HEIGHT.mouse}
                counts={counts}
                marked={marked}
                tabbableId={tabbableId}
                keptId={editing.renamedId}
                stateOf={editing.stateOf}
                attachEnd={editing.attachEnd}
              />
            ) : (
              []
            );
          })}
        </Box>
        {end && (
          <OverviewEnd
            start={end.start}
            attach={editing.attachEnd}
            dragging={editing.dragging}
            over={editing.over?.kind === 'end'}
            onCreate={onCreate}
          />
        )}
      </Box>
      {editing.dialogs}
    </Flex>
  );
}
