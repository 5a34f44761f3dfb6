import type { MenuEntry } from '@my-note/shared-kit/menu';
import { useNavigate } from '@my-note/shared-kit/router';
import { Box } from '@my-note/shared-kit/ui';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { texts } from '../texts.ts';
import { useIsTouch } from '../use-media.ts';
import { treeMove } from './tree-keys.ts';
import { TreeRowView } from './tree-row-view.tsx';
import { type OpenByHand, treeRows } from './tree-rows.ts';

const ROW = { mouse: 32, touch: 44 } as const;
const noneByHand: OpenByHand = new Map();

interface MenuTreeProps {
  menu: readonly MenuEntry[];
  path: string;
  /** Told after a row was followed. */
  onGo?: () => void;
}

/** The menu as a tree; only the rows in sight are in the page, so that ten thousand notes stay quick. */
export function MenuTree({ menu, path, onGo }: MenuTreeProps) {
  const navigate = useNavigate();
  const scroller = useRef<HTMLDivElement>(null);
  const rowHeight = useIsTouch() ? ROW.touch : ROW.mouse;
  const [byHand, setByHand] = useState({ path, open: noneByHand });
  const open = byHand.path === path ? byHand.open : noneByHand;
  const rows = useMemo(() => treeRows(menu, path, open), [menu, path, open]);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const currentIndex = rows.findLastIndex((row) => row.kind === 'entry' && row.current);
  const focusedIndex = rows.findIndex(({ id }) => id === focusedId);
  const tabIndex = focusedIndex >= 0 ? focusedIndex : Math.max(currentIndex, 0);

  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 12,
    // The row that Tab reaches stays in the page when it is scrolled away.
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      if (tabIndex >= rows.length || shown.includes(tabIndex)) return shown;
      return [...shown, tabIndex].sort((a, b) => a - b);
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: row heights change only with the pointer
  useEffect(() => virtualizer.measure(), [rowHeight]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the path, not every change of the list
  useEffect(() => {
    if (currentIndex >= 0) virtualizer.scrollToIndex(currentIndex, { align: 'auto' });
  }, [path, currentIndex >= 0]);

  const go = (href: string) => {
    void navigate(href);
    onGo?.();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[tabIndex];
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
    const move = treeMove(event.key, rows, row.id);
    if (!move) return;
    event.preventDefault();
    if (move.kind === 'go') go(move.href);
    if (move.kind === 'open') setByHand({ path, open: new Map(open).set(move.id, move.open) });
    if (move.kind === 'focus') {
      setFocusedId(move.id);
      virtualizer.scrollToIndex(rows.findIndex(({ id }) => id === move.id));
      // The row may be drawn only after the list has scrolled to it.
      requestAnimationFrame(() =>
        scroller.current?.querySelector<HTMLElement>(`#tree-${CSS.escape(move.id)}`)?.focus(),
      );
    }
  };

  return (
    <Box
      ref={scroller}
      flex="1"
      minHeight="0"
      overflowY="auto"
      overscrollBehavior="contain"
      paddingBottom="2"
    >
      <Box
        role="tree"
        aria-label={texts.notes}
        onKeyDown={onKeyDown}
        position="relative"
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          if (!row) return null;
          return (
            <Box
              key={key}
              role="none"
              position="absolute"
              insetInline="0"
              style={{ top: start, height: rowHeight }}
              onClick={(event) => event.target instanceof Element && event.target.closest('a') && onGo?.()}
            >
              <TreeRowView
                row={row}
                path={path}
                tabbable={index === tabIndex}
                onFocus={setFocusedId}
                onGo={go}
              />
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
