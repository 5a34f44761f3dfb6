import { TextSelection } from '@milkdown/kit/prose/state';
import type { VisualEditor } from '../visual/visual-editor.ts';
import { HEADINGS, headingsOf } from './headings-of.ts';

/** Puts the cursor before a heading of the text that is written; false when the text has none with that anchor. */
export function goToHeading(editor: VisualEditor, anchor: string): boolean {
  const view = editor.view();
  const index = headingsOf(editor.markdown()).findIndex((heading) => heading.anchor === anchor);
  const element = index < 0 ? undefined : view.dom.querySelectorAll(HEADINGS)[index];
  if (!element) return false;
  const at = view.state.doc.resolve(view.posAtDOM(element, 0));
  view.dispatch(view.state.tr.setSelection(TextSelection.near(at)));
  view.focus();
  element.scrollIntoView();
  return true;
}
