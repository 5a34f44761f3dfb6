import { keydownHandler } from '@milkdown/kit/prose/keymap';
import type { Node } from '@milkdown/kit/prose/model';
import {
  type Command,
  type EditorState,
  NodeSelection,
  Plugin,
  TextSelection,
} from '@milkdown/kit/prose/state';
import type { EditorView } from '@milkdown/kit/prose/view';

const isHtml = (node: Node | null) => node?.type.name === 'html';

export const selectedHtml = ({ selection }: EditorState): NodeSelection | null =>
  selection instanceof NodeSelection && isHtml(selection.node) ? selection : null;

/** Puts the cursor after selected HTML, so that input does not replace it. */
function moveAfterHtml(view: EditorView): false {
  const html = selectedHtml(view.state);
  if (html) view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, html.to)));
  return false;
}

const splitAfterHtml: Command = (state, dispatch) => {
  const html = selectedHtml(state);
  if (!html) return false;
  const tr = state.tr.split(html.to);
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, html.to + 2)).scrollIntoView());
  return true;
};

/** Selects HTML beside the cursor before it is deleted. */
const select =
  (beside: 'nodeBefore' | 'nodeAfter'): Command =>
  ({ selection: { $from, empty }, doc, tr }, dispatch) => {
    const node = $from[beside];
    if (!empty || !isHtml(node)) return false;
    const at = beside === 'nodeBefore' ? $from.pos - (node?.nodeSize ?? 0) : $from.pos;
    dispatch?.(tr.setSelection(NodeSelection.create(doc, at)));
    return true;
  };

/** Input never replaces HTML; only Backspace and Delete remove it, after it is selected. */
export const protectHtml = () =>
  new Plugin({
    props: {
      handleKeyDown: keydownHandler({
        Enter: splitAfterHtml,
        Backspace: select('nodeBefore'),
        Delete: select('nodeAfter'),
      }),
      handleTextInput: (view, _from, _to, text) => {
        if (!selectedHtml(view.state)) return false;
        moveAfterHtml(view);
        view.dispatch(view.state.tr.insertText(text).scrollIntoView());
        return true;
      },
      handlePaste: moveAfterHtml,
      handleDOMEvents: { compositionstart: moveAfterHtml },
    },
  });
