import type { EditorView } from '@milkdown/kit/prose/view';

/** Presses a key in the visual editor; false when the browser is left to act on it. */
export function press(view: EditorView, key: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  view.dom.dispatchEvent(event);
  return event.defaultPrevented;
}

/** Types at the cursor, letter by letter, as a browser hands letters over. */
export function type(view: EditorView, text: string): void {
  for (const letter of text) {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(letter, from, to);
    if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, insert)))
      view.dispatch(insert().scrollIntoView());
  }
}

/** Pastes text as a browser does; false when nothing took it. */
export function paste(view: EditorView, content: Record<string, string>): boolean {
  const clipboardData = { getData: (kind: string) => content[kind] ?? '', files: [], items: [], types: [] };
  const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData });
  view.dom.dispatchEvent(event);
  return event.defaultPrevented;
}
