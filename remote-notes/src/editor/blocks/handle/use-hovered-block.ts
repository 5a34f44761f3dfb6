import type { EditorView } from '@milkdown/kit/prose/view';
import { useCallback, useEffect, useState } from 'react';
import type { Block } from '../change/block-at.ts';
import { blockAtPointer } from './block-place.ts';

/** The block under the pointer or beside it. None after a key or a scroll, until the pointer moves. */
export function useHoveredBlock(view: EditorView, keeps: boolean): [Block | null, () => void] {
  const [hovered, setHovered] = useState<Block | null>(null);
  const clear = useCallback(() => setHovered(null), []);

  useEffect(() => {
    if (keeps) return;
    let frame = 0;
    const look = ({ clientX, clientY, buttons, target }: MouseEvent) => {
      cancelAnimationFrame(frame);
      // While text is being selected, or over something that lies on the text.
      if (buttons > 0 || !(target instanceof Element)) return;
      if (target.closest('[data-block-handle]')) return;
      frame = requestAnimationFrame(() => {
        if (view.isDestroyed) return;
        const block = blockAtPointer(view, clientX, clientY);
        setHovered((before) => (before?.pos === block?.pos && before?.node === block?.node ? before : block));
      });
    };
    addEventListener('mousemove', look, { passive: true });
    addEventListener('scroll', clear, { capture: true, passive: true });
    view.dom.addEventListener('keydown', clear);
    document.documentElement.addEventListener('mouseleave', clear);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('mousemove', look);
      removeEventListener('scroll', clear, { capture: true });
      view.dom.removeEventListener('keydown', clear);
      document.documentElement.removeEventListener('mouseleave', clear);
    };
  }, [view, keeps, clear]);

  return [hovered, clear];
}
