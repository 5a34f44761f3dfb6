import type { ListItem } from '@my-note/contract';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

const HEIGHT = { plain: 45, withText: 90 } as const;

interface VirtualRows {
  list: RefObject<HTMLElement | null>;
  items: readonly ListItem[];
  previews: boolean;
  /** Rows that stay in the document when they are scrolled out of view. */
  kept: readonly (string | null)[];
}

/** Only the rows of a long list that are on the screen. */
export function useVirtualRows({ list, items, previews, kept }: VirtualRows) {
  const [above, setAbove] = useState(0);
  useLayoutEffect(() => {
    const top = list.current?.getBoundingClientRect().top;
    if (top !== undefined) setAbove(Math.round(top + scrollY));
  });
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: (index) => (previews && items[index]?.type === 'note' ? HEIGHT.withText : HEIGHT.plain),
    getItemKey: (index) => items[index]?._id ?? index,
    scrollMargin: above,
    overscan: 8,
    rangeExtractor: (range) => {
      const indexes = kept
        .map((id) => items.findIndex(({ _id }) => _id === id))
        .filter((index) => index >= 0);
      return [...new Set([...defaultRangeExtractor(range), ...indexes])].sort((a, b) => a - b);
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heights change with the texts
  useLayoutEffect(() => virtualizer.measure(), [previews]);

  /** Scrolls to a row and puts the focus on its link. */
  const focusRow = (index: number) => {
    const id = items[index]?._id;
    if (id === undefined) return;
    virtualizer.scrollToIndex(index, { align: 'auto' });
    const link = () => list.current?.querySelector<HTMLElement>(`[data-row="${id}"] a`);
    const now = link();
    if (now) now.focus({ preventScroll: true });
    else requestAnimationFrame(() => link()?.focus({ preventScroll: true }));
  };
  return { virtualizer, above, focusRow };
}
