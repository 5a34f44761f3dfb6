import type { KeyboardEvent } from 'react';
import type { VisualEditor } from '../visual/visual-editor.ts';

/** Undo and Redo in a field: of the editor, unless the field has words that were not applied, which the browser undoes. */
export function takeBack(event: KeyboardEvent, editor: Pick<VisualEditor, 'undo' | 'redo'>): void {
  const { key, shiftKey, altKey, target } = event;
  if (!(event.ctrlKey || event.metaKey) || altKey) return;
  if (target instanceof HTMLElement && target.dataset.typed !== undefined) return;
  const isUndo = key.toLowerCase() === 'z' && !shiftKey;
  const isRedo = (key.toLowerCase() === 'z' && shiftKey) || key.toLowerCase() === 'y';
  if (!isUndo && !isRedo) return;
  event.preventDefault();
  if (isUndo) editor.undo();
  else editor.redo();
}
