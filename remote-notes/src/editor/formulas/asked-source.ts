import type { VisualEditor } from '../visual/visual-editor.ts';

/** Formulas that were just written as an example: their form takes the focus, so that typing replaces the example. */
const asked = new WeakMap<VisualEditor, string>();

export const askForSource = (editor: VisualEditor, source: string): unknown => asked.set(editor, source);

/** Whether the source is asked for; only once. */
export function takeAsked(editor: VisualEditor, source: string): boolean {
  const isAsked = asked.get(editor) === source;
  asked.delete(editor);
  return isAsked;
}
