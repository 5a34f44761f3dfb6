import { type EditorView, runScopeHandlers } from '@codemirror/view';
import type { Typed } from '../../model/start/key-buffer.ts';

/** Types into the source what was typed before the editor was there, in order. */
export function typeSourceKeys(view: EditorView, typed: readonly Typed[]): void {
  for (const each of typed) {
    if (each.kind === 'key') runScopeHandlers(view, new KeyboardEvent('keydown', { ...each }), 'editor');
    else
      view.dispatch(view.state.replaceSelection(view.state.toText(each.text)), { userEvent: 'input.type' });
  }
}
