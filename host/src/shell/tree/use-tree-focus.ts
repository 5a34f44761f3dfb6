import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { TreeRow } from './tree-rows.ts';

const rowId = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[role=treeitem]')?.dataset.id : undefined;

/**
 * The roving focus of a tree. When the focused row is removed, the row at its position gets the focus.
 */
export function useTreeFocus(scroller: RefObject<HTMLElement | null>, rows: readonly TreeRow[]) {
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const inside = useRef(false);
  const lastIndex = useRef(0);
  const focusedIndex = rows.findIndex(({ id }) => id === focusedId);
  const currentIndex = rows.findLastIndex((row) => row.kind === 'entry' && row.current);
  const successor = rows.findLastIndex((row, index) => row.kind === 'entry' && index <= lastIndex.current);
  const fallback = focusedId !== null && successor >= 0 ? successor : Math.max(currentIndex, 0);
  const index = focusedIndex >= 0 ? focusedIndex : fallback;
  const id = rows[index]?.id;

  const focusElement = (wanted: string) => {
    const row = scroller.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(wanted)}"]`);
    row?.focus({ preventScroll: true });
    return row !== null && row !== undefined;
  };

  useLayoutEffect(() => {
    if (focusedIndex >= 0) lastIndex.current = focusedIndex;
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (inside.current && lost && id !== undefined) focusElement(id);
  });

  return {
    index,
    currentIndex,
    /** Focuses a row, if necessary after it has been rendered. */
    focus: (wanted: string) => {
      inside.current = true;
      setFocusedId(wanted);
      if (!focusElement(wanted)) requestAnimationFrame(() => focusElement(wanted));
    },
    props: {
      onFocus: ({ target }: { target: EventTarget }) => {
        inside.current = true;
        const focused = rowId(target);
        if (focused !== undefined) setFocusedId(focused);
      },
      onBlur: ({ currentTarget, relatedTarget }: { currentTarget: Element; relatedTarget: Node | null }) => {
        inside.current = currentTarget.contains(relatedTarget);
      },
    },
  };
}
