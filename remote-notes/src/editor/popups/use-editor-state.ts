import type { EditorState } from '@milkdown/kit/prose/state';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { VisualEditor } from '../visual/visual-editor.ts';

/** Marks what belongs to the editor although it is elsewhere in the page. */
export const POPUP = { 'data-editor-popup': '' };

/**
 * Follows a part of the visual editor's state. The component renders only when that part changes, because each key
 * makes a new state.
 */
export function useEditorState<T>(
  editor: VisualEditor,
  select: (state: EditorState) => T,
  isSame: (one: T, other: T) => boolean = Object.is,
): T {
  const last = useRef<{ value: T } | null>(null);
  return useSyncExternalStore(editor.onUpdate, () => {
    const value = select(editor.view().state);
    if (!last.current || !isSame(last.current.value, value)) last.current = { value };
    return last.current.value;
  });
}

/** Whether the focus is in the text or in one of its popups. */
export function useEditorFocus(editor: VisualEditor): boolean {
  const [isFocused, setFocused] = useState(() => editor.view().hasFocus());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const check = () => {
      const { activeElement } = document;
      const inPopup = activeElement?.closest('[data-editor-popup]') !== null;
      setFocused(activeElement !== null && (editor.view().dom.contains(activeElement) || inPopup));
    };
    // Between two elements the focus is nowhere for a moment.
    const checkLater = () => {
      clearTimeout(timer);
      timer = setTimeout(check);
    };
    document.addEventListener('focusin', checkLater);
    document.addEventListener('focusout', checkLater);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', checkLater);
      document.removeEventListener('focusout', checkLater);
    };
  }, [editor]);
  return isFocused;
}

/** Whether a button of the mouse that was pressed in the text is still down. */
export function useMouseDown(editor: VisualEditor): boolean {
  // It may have been pressed before this was loaded.
  const [isDown, setDown] = useState(() => editor.view().dom.matches(':active'));
  useEffect(() => {
    const { dom } = editor.view();
    const down = () => setDown(true);
    // After the editor has read the new selection.
    const up = () => setTimeout(() => setDown(false));
    dom.addEventListener('pointerdown', down);
    addEventListener('pointerup', up, true);
    addEventListener('pointercancel', up, true);
    return () => {
      dom.removeEventListener('pointerdown', down);
      removeEventListener('pointerup', up, true);
      removeEventListener('pointercancel', up, true);
    };
  }, [editor]);
  return isDown;
}

/** Whether the last change of the editor was typed, instead of a move of the cursor. */
export function useTyped(editor: VisualEditor): boolean {
  const [isTyped, setTyped] = useState(true);
  useEffect(
    () =>
      editor.onUpdate((state, before) => {
        if (!state.doc.eq(before.doc)) setTyped(true);
        else if (!state.selection.eq(before.selection)) setTyped(false);
      }),
    [editor],
  );
  return isTyped;
}
