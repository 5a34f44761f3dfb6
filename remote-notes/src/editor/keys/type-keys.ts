import { deleteSelection } from '@milkdown/kit/prose/commands';
import type { ResolvedPos } from '@milkdown/kit/prose/model';
import { Selection, TextSelection } from '@milkdown/kit/prose/state';
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

type Key = Extract<Typed, { kind: 'key' }>;

/** How browsers name the ways that keys go. */
const WAYS: Record<string, string> = {
  Backspace: 'backward',
  Delete: 'forward',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'backward',
  ArrowDown: 'forward',
  Home: 'backward',
  End: 'forward',
};

function distanceOf({ key, ctrlKey, metaKey }: Key): string {
  if (key === 'ArrowUp' || key === 'ArrowDown') return 'line';
  if (key === 'Home' || key === 'End' || metaKey) return 'lineboundary';
  return ctrlKey ? 'word' : 'character';
}

/** Where the browser moves the cursor or the end of the selection: it knows lines and words. */
function placeAfter(view: EditorView, key: Key, selects = false): ResolvedPos {
  const { doc, selection } = view.state;
  // Not all browsers know the ends of a text.
  if (key.ctrlKey && key.key === 'Home') return Selection.atStart(doc).$head;
  if (key.ctrlKey && key.key === 'End') return Selection.atEnd(doc).$head;
  view.focus();
  const shown = getSelection();
  shown?.modify(selects ? 'extend' : 'move', WAYS[key.key], distanceOf(key));
  const node = shown?.focusNode;
  return node && view.dom.contains(node)
    ? doc.resolve(view.posAtDOM(node, shown.focusOffset))
    : selection.$head;
}

/** The editor is not asked to look itself: right after the focus it takes the start of the text for a slip of the browser. */
function move(view: EditorView, key: Key, selects = false): void {
  const $head = placeAfter(view, key, selects);
  const $anchor = selects ? view.state.selection.$anchor : $head;
  view.dispatch(view.state.tr.setSelection(TextSelection.between($anchor, $head)));
}

/** Deletes the letter beside the cursor, which may have several units. */
function deleteLetter({ state, dispatch }: EditorView, back: boolean): void {
  const { $head } = state.selection;
  const { parent, parentOffset, pos } = $head;
  const [from, to] = back ? [0, parentOffset] : [parentOffset, parent.content.size];
  const letters = [...segmenter.segment(parent.textBetween(from, to, undefined, '\ufffc'))];
  const length = letters.at(back ? -1 : 0)?.segment.length ?? 0;
  if (length > 0) dispatch(back ? state.tr.delete(pos - length, pos) : state.tr.delete(pos, pos + length));
}

/** What the browser does with a key that no plugin handles. */
function actOnKey(view: EditorView, key: Key): void {
  if (!(key.key in WAYS)) return;
  const back = key.key === 'Backspace';
  if (!back && key.key !== 'Delete') move(view, key, key.shiftKey);
  else if (!view.state.selection.empty) deleteSelection(view.state, view.dispatch);
  else if (key.ctrlKey || key.metaKey) {
    move(view, key, true);
    deleteSelection(view.state, view.dispatch);
  } else deleteLetter(view, back);
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
      if (!view.someProp('handleKeyDown', (handle) => handle(view, event))) actOnKey(view, each);
    }
  }
}
