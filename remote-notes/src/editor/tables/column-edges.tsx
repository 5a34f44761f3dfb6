import { chakra, Portal } from '@my-note/kit/ui';
import { type PointerEvent, useRef, useState } from 'react';
import { headerOf, NARROWEST, widthsOf } from './column-step.ts';
import { tableTexts as texts } from './texts.ts';
import type { TableWidths } from './use-table-widths.ts';

const GRIP = 9;

interface Drag {
  column: number;
  x: number;
  /** Of all columns as the drag began, so that the others stay as they are. */
  widths: number[];
}

interface ColumnEdgesProps {
  table: HTMLElement;
  widths: TableWidths;
  onDragging: (dragging: boolean) => void;
}

/** The right edge of each column, which resizes it by dragging; a double click leaves the widths to the words. */
export function ColumnEdges({ table, widths, onDragging }: ColumnEdgesProps) {
  const drag = useRef<Drag | null>(null);
  const [, redraw] = useState(0);
  const cells = headerOf(table);
  const rows = (table.querySelector('tbody') ?? table).getBoundingClientRect();
  const frame = table.getBoundingClientRect();
  const isMirrored = getComputedStyle(table).direction === 'rtl';
  const edgeOf = (cell: HTMLElement) => cell.getBoundingClientRect()[isMirrored ? 'left' : 'right'];

  const start = (event: PointerEvent, column: number) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { column, x: event.clientX, widths: widthsOf(table) };
    onDragging(true);
  };
  const move = ({ clientX }: PointerEvent) => {
    if (!drag.current) return;
    const { column, x, widths: before } = drag.current;
    const by = isMirrored ? x - clientX : clientX - x;
    const width = Math.max(NARROWEST, Math.round((before[column] ?? 0) + by));
    widths.show(table, before.with(column, width));
    redraw((count) => count + 1);
  };
  const end = () => {
    if (!drag.current) return;
    drag.current = null;
    widths.keep();
    onDragging(false);
  };
  return (
    <Portal>
      {cells.map((cell, column) => {
        const edge = edgeOf(cell);
        // The part of a wide table that is scrolled out of sight has no edges.
        if (edge < frame.left - 1 || edge > frame.right + 1) return null;
        return (
          <chakra.div
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            key={column}
            data-column-edge=""
            title={texts.resizeColumn}
            position="fixed"
            zIndex="base"
            cursor="col-resize"
            touchAction="none"
            _hover={{ bg: 'accent.solid/40' }}
            _print={{ display: 'none' }}
            style={{ left: edge - GRIP / 2, top: rows.top, width: GRIP, height: rows.height }}
            onMouseDown={(event) => event.preventDefault()}
            onPointerDown={(event) => start(event, column)}
            onPointerMove={move}
            onPointerUp={end}
            onPointerCancel={end}
            onDoubleClick={() => {
              widths.reset(table);
              redraw((count) => count + 1);
            }}
          />
        );
      })}
    </Portal>
  );
}
