import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefCallback, useEffect, useRef } from 'react';
import type { RowState } from '../../sidebar/use-tree-editing.tsx';
import { TreeRowPart } from '../../tree/tree-row.tsx';
import type { TreeRow } from '../../tree/tree-rows.ts';
import { overviewTexts } from '../texts.ts';
import { ColumnHead } from './column-head.tsx';
import { type Column, LOOSE } from './columns.ts';
import { Marked } from './marked.tsx';

interface OverviewColumnProps {
  column: Column;
  start: number;
  width: number;
  rowHeight: number;
  counts: ReadonlyMap<string, number>;
  marked: string;
  /** The row that Tab reaches, anywhere in the overview. */
  tabbableId: string | undefined;
  /** The row that is renamed, which stays in the document. */
  keptId: string | undefined;
  stateOf: (row: TreeRow) => RowState;
  attachEnd: RefCallback<HTMLElement>;
}

/** One column, which renders only visible rows. */
export function OverviewColumn({
  column: { head, rows },
  start,
  width,
  rowHeight,
  counts,
  marked,
  tabbableId,
  keptId,
  stateOf,
  attachEnd,
}: OverviewColumnProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const focusedIndex = rows.findIndex(({ id }) => id === tabbableId);
  const keptIndex = rows.findIndex(({ id }) => id === keptId);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    initialRect: { width, height: innerHeight },
    overscan: 6,
    rangeExtractor: (range) => {
      const kept = [focusedIndex, keptIndex].filter((index) => index >= 0);
      return [...new Set([...defaultRangeExtractor(range), ...kept])].sort((a, b) => a - b);
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: row heights change only with the pointer
  useEffect(() => virtualizer.measure(), [rowHeight]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the focus, not every change of the rows
  useEffect(() => {
    if (focusedIndex >= 0) virtualizer.scrollToIndex(focusedIndex, { align: 'auto' });
  }, [focusedIndex]);
  useEffect(() => {
    const element = scroller.current;
    return element ? autoScrollForElements({ element }) : undefined;
  }, []);

  const isLoose = head.id === LOOSE;
  return (
    <div data-column="" style={{ insetInlineStart: start, width }}>
      <div data-card="">
        <ColumnHead
          row={head}
          tabbable={head.id === tabbableId}
          marked={isLoose ? '' : marked}
          count={isLoose ? head.entry.subs.length : (counts.get(head.id) ?? 0)}
          {...stateOf(head)}
        />
        <div ref={scroller} data-rows="">
          {rows.length === 0 && <div data-nothing="">{overviewTexts.nothingInside}</div>}
          <div data-space="" style={{ height: virtualizer.getTotalSize() }}>
            {virtualizer.getVirtualItems().flatMap(({ index, start: top }) => {
              const row = rows[index];
              return row ? (
                <TreeRowPart
                  key={row.id}
                  row={row}
                  top={top}
                  height={rowHeight}
                  tabbable={row.id === tabbableId}
                  folders
                  above={1}
                  count={counts.get(row.id)}
                  marked={marked}
                  Marked={Marked}
                  {...stateOf(row)}
                />
              ) : (
                []
              );
            })}
          </div>
        </div>
      </div>
      <div ref={attachEnd} data-end="" data-into={isLoose ? undefined : head.id} />
    </div>
  );
}
