import { editing } from '@my-note/kit/session';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { visibleAnchors } from '../../../model/note/scroll-anchors.ts';
import type { EditingStart, StartPlace } from '../../../model/start/editing-start.ts';
import { createKeyBuffer } from '../../../model/start/key-buffer.ts';
import { selectedIn } from '../../../model/start/selected-in.ts';
import { texts } from '../../../texts.ts';
import { prefetchEditor } from './use-editor-prefetch.ts';

const nowhere = (): EditingStart => ({ anchors: [], keys: null });

/** Starts editing, and keeps what is typed until the editor is there. */
export function useEditingStart(text: RefObject<HTMLElement | null>, locked: boolean) {
  const start = useRef<EditingStart>(nowhere());
  /** Returns where editing was to start, with what was typed. */
  const cancel = useCallback((): StartPlace => {
    const { keys, ...place } = start.current;
    const typed = keys?.take();
    keys?.remove();
    start.current = nowhere();
    return { ...place, typed };
  }, []);
  const begin = useCallback(
    ({ typed, ...place }: StartPlace) => {
      if (locked) return;
      // The field of the keys takes the selection.
      const selected = selectedIn(text.current);
      // A double click, or a key after it, comes while the editor opens.
      if (editing.get()) {
        start.current.selected ??= selected;
        return start.current.keys?.add(typed);
      }
      cancel();
      const height = (place.point?.y ?? scrollY) - scrollY;
      const keys = createKeyBuffer(texts.openingEditor, height, typed);
      // What was clicked must not move; blocks further away may not have their heights yet.
      const anchors = text.current ? visibleAnchors(text.current, height) : [];
      start.current = { selected, ...place, scrolled: scrollY, anchors, keys };
      prefetchEditor();
      editing.set(true);
    },
    [text, locked, cancel],
  );
  useEffect(() => () => void cancel(), [cancel]);
  return { start, begin, cancel };
}
