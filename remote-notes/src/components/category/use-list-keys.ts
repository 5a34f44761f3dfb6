import type { Selection } from '@my-note/kit/lists';
import { type KeyboardEvent, useEffect, useEffectEvent } from 'react';

interface ListKeys {
  ids: readonly string[];
  selection: Selection;
  selecting: boolean;
  onLeave: () => void;
  onFocus: (index: number) => void;
}

/** What is open above the page has these keys. */
const OVERLAY = ':is([role=dialog], [role=alertdialog], [role=menu]):not([hidden], [data-state=closed])';

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=checkbox]), textarea, [contenteditable=true]');

/** Keys of a list of rows: arrows, Home and End move, Space selects, Ctrl+A selects all, Escape none. */
export function useListKeys({ ids, selection, selecting, onLeave, onFocus }: ListKeys) {
  const onPageKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.defaultPrevented || isField(event.target)) return;
    if (document.querySelector(OVERLAY)) return;
    const selectsAll =
      event.key === 'a' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (event.key !== 'Escape' && !selectsAll) return;
    event.preventDefault();
    if (selectsAll) selection.toggleAll(true);
    else onLeave();
  });
  useEffect(() => {
    if (!selecting) return;
    document.addEventListener('keydown', onPageKey);
    return () => document.removeEventListener('keydown', onPageKey);
  }, [selecting]);

  return (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
    const row = target instanceof Element ? target.closest('[data-row]')?.getAttribute('data-row') : null;
    const index = row ? ids.indexOf(row) : -1;
    if (!row || index < 0 || altKey) return;
    if (key === 'a' && (ctrlKey || metaKey) && !shiftKey) {
      event.preventDefault();
      return selection.toggleAll(true);
    }
    if (ctrlKey || metaKey || !(target instanceof HTMLAnchorElement)) return;
    const places: Record<string, number> = {
      ArrowUp: index - 1,
      ArrowDown: index + 1,
      Home: 0,
      End: ids.length - 1,
    };
    const next = Math.min(Math.max(places[key] ?? -1, 0), ids.length - 1);
    if (key in places) {
      event.preventDefault();
      const to = ids[next];
      if (shiftKey && to !== undefined) selection.extend(row, to);
      onFocus(next);
    } else if (key === ' ') {
      event.preventDefault();
      selection.toggle(row, !selection.has(row), shiftKey);
    }
  };
}
