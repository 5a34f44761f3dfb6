import { editing } from '@my-note/kit/session';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { visibleAnchors } from '../../model/note/scroll-anchors.ts';
import type { EditingStart, StartPlace } from '../../model/start/editing-start.ts';
import { createKeyBuffer } from '../../model/start/key-buffer.ts';
import { texts } from '../../texts.ts';
import { prefetchEditor } from './use-editor-prefetch.ts';

const nowhere = (): EditingStart => ({ anchors: [], keys: null });

/** Starts editing, and keeps what is typed until the editor is there. */
export function useEditingStart(text: RefObject<HTMLElement | null>, locked: boolean) {
  const start = useRef<EditingStart>(nowhere());
  const cancel = useCallback(() => {
    start.current.keys?.remove();
    start.current = nowhere();
  }, []);
  const begin = useCallback(
    ({ typed, ...place }: StartPlace) => {
      if (locked || editing.get()) return;
      cancel();
      const keys = createKeyBuffer(texts.openingEditor, (place.point?.y ?? scrollY) - scrollY);
      if (typed) keys.type(typed);
      start.current = { ...place, anchors: text.current ? visibleAnchors(text.current) : [], keys };
      prefetchEditor();
      editing.set(true);
    },
    [text, locked, cancel],
  );
  useEffect(() => cancel, [cancel]);
  return { start, begin, cancel };
}
