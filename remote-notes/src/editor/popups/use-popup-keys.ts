import { type KeyboardEvent, useEffect, useRef } from 'react';
import { moveFocusWithArrows } from '../toolbar/toolbar-arrow-keys.ts';
import type { VisualEditor } from '../visual/visual-editor.ts';

/** In the text, Alt+F10 moves the focus into the popup and Escape closes it; in the popup, Escape returns to the text. */
export function usePopupKeys(editor: VisualEditor, onClose: () => void) {
  const box = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const { dom } = editor.view();
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.isComposing) return;
      if (event.key === 'Escape') close.current();
      else if (event.key === 'F10' && event.altKey) box.current?.querySelector('button')?.focus();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before the editor, for which Escape means something else.
    dom.addEventListener('keydown', onKeyDown, true);
    return () => dom.removeEventListener('keydown', onKeyDown, true);
  }, [editor]);
  return {
    boxRef: (element: HTMLDivElement | null) => {
      box.current = element;
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      // Menus of the popup are elsewhere in the page and have keys of their own.
      if (!(event.target instanceof Element && event.currentTarget.contains(event.target))) return;
      if (event.key !== 'Escape') {
        moveFocusWithArrows(event);
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      onClose();
      editor.focus();
    },
  };
}
