import { deleteSelection } from '@milkdown/kit/prose/commands';
import { TextSelection } from '@milkdown/kit/prose/state';
import type { EditorView } from '@milkdown/kit/prose/view';
import type { Typed } from '../../model/start/key-buffer.ts';

const segmenter = new Intl.Segmenter();

function typeText(view: EditorView, text: string): void {
  for (const { segment } of segmenter.segment(text)) {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(segment, from, to);
    if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, segment, insert)))
      view.dispatch(insert().scrollIntoView());
  }
}

/** What the browser does with a key that no plugin handles. */
function actOnKey(view: EditorView, key: string): void {
  const { state, dispatch } = view;
  const { $head, empty } = state.selection;
  const back = key === 'Backspace' || key === 'ArrowLeft';
  const text = back
    ? $head.parent.textBetween(0, $head.parentOffset, undefined, '\ufffc')
    : $head.parent.textBetween($head.parentOffset, $head.parent.content.size, undefined, '\ufffc');
  const letters = [...segmenter.segment(text)];
  const length = (back ? letters.at(-1) : letters[0])?.segment.length ?? 0;
  const other = $head.pos + (back ? -length : length);
  if (key === 'Backspace' || key === 'Delete') {
    if (!empty) deleteSelection(state, dispatch);
    else if (length > 0) dispatch(state.tr.delete(Math.min($head.pos, other), Math.max($head.pos, other)));
    return;
  }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
  const to = length > 0 ? other : Math.min(Math.max(0, $head.pos + (back ? -2 : 2)), state.doc.content.size);
  dispatch(state.tr.setSelection(TextSelection.near(state.doc.resolve(to), back ? -1 : 1)));
}

function paste(view: EditorView, { text, html }: Extract<Typed, { kind: 'paste' }>): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  if (html) clipboardData.setData('text/html', html);
  view.dom.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
}

/** Types into the editor what was typed before it was there, in order, as the keys would have done. */
export function typeKeys(view: EditorView, typed: readonly Typed[]): void {
  for (const each of typed) {
    if (each.kind === 'text') typeText(view, each.text);
    else if (each.kind === 'paste') paste(view, each);
    else {
      const event = new KeyboardEvent('keydown', { ...each, cancelable: true });
      if (!view.someProp('handleKeyDown', (handle) => handle(view, event))) actOnKey(view, each.key);
    }
  }
}
