import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useStable } from '../../platform/ui/use-stable.ts';
import type { EntryRow } from '../tree/tree-rows.ts';

interface Editing {
  onKey: (event: KeyboardEvent, row: EntryRow) => boolean;
  onMenu: (row: EntryRow, anchor: DOMRect) => void;
}

const isEditKey = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean => {
  if (ctrlKey || metaKey) return false;
  if (altKey) return shiftKey && key.startsWith('Arrow');
  return ['F2', 'Delete', 'ContextMenu'].includes(key) || (key === 'F10' && shiftKey);
};

/** Editing by keys and the menu; what is asked for before the whole list is there happens then, the last of it. */
export function useWhenWhole(isWhole: boolean, editing: Editing): Editing {
  const waiting = useRef<(() => void) | null>(null);
  const onMenu = useStable(editing.onMenu);
  const onKey = useStable(editing.onKey);
  useEffect(() => {
    if (!isWhole) return;
    waiting.current?.();
    waiting.current = null;
  }, [isWhole]);
  if (isWhole) return editing;
  return {
    onMenu: (row, anchor) => {
      waiting.current = () => onMenu(row, anchor);
    },
    onKey: (event, row) => {
      waiting.current = null;
      if (!isEditKey(event)) return false;
      event.preventDefault();
      waiting.current = () => void onKey(event, row);
      return true;
    },
  };
}
