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

const CLOSED = ['image', 'html'];

/** Whether one can go on writing at the end of a block without making it longer than it should be. */
const isOpenEnd = (block: Node | null): boolean =>
  block?.type.name === 'paragraph' && !CLOSED.includes(block.lastChild?.type.name ?? '');

/** Puts the cursor into a new paragraph behind the last block. It is only saved once it has text. */
const insertParagraphBelow: Command = ({ doc, schema, tr }, dispatch) => {
  const paragraph = schema.nodes.paragraph?.createAndFill();
  if (!paragraph || isOpenEnd(doc.lastChild)) return false;
  tr.insert(doc.content.size, paragraph).setMeta('addToHistory', false);
  dispatch?.(tr.setSelection(TextSelection.atEnd(tr.doc)).scrollIntoView());
  return true;
};

/** Whether nothing stands below the selection. Cells of one row stand side by side. */
function isLast({ selection, doc }: EditorState, view: EditorView): boolean {
  if (selection instanceof NodeSelection && selection.node.isBlock) return selection.to === doc.content.size;
  const { $head } = selection;
  for (let depth = 0; depth < $head.depth; depth += 1) {
    const node = $head.node(depth);
    const isRow = node.type.spec.tableRole === 'row';
    if (!isRow && $head.index(depth) < node.childCount - 1) return false;
  }
  return view.endOfTextblock('down');
}

const arrowDown: Command = (state, dispatch, view) =>
  view !== undefined && isLast(state, view) && insertParagraphBelow(state, dispatch, view);

/** Behind two empty lines at the end of code, Enter goes on below it and takes these lines with it. */
const exitCodeBlock: Command = ({ selection: { $head, empty }, schema, tr }, dispatch) => {
  const code = $head.parent;
  const isAtEnd = empty && $head.parentOffset === code.content.size;
  const paragraph = schema.nodes.paragraph?.createAndFill();
  if (!paragraph || !code.type.spec.code || !isAtEnd || !code.textContent.endsWith('\n\n')) return false;
  tr.delete($head.pos - 2, $head.pos);
  const below = tr.mapping.map($head.after());
  tr.insert(below, paragraph);
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, below + 1)).scrollIntoView());
  return true;
};

function handleClickBelow(view: EditorView, event: MouseEvent): boolean {
  const last = view.dom.lastElementChild?.getBoundingClientRect();
  if (event.button !== 0 || event.shiftKey || event.target !== view.dom) return false;
  if (!last || event.clientY <= last.bottom || !insertParagraphBelow(view.state, view.dispatch)) return false;
  event.preventDefault();
  view.focus();
  return true;
}

/** The ways out of a last block that is no plain text. */
export const exitLastBlock = () =>
  new Plugin({
    props: {
      handleKeyDown: keydownHandler({ ArrowDown: arrowDown, Enter: exitCodeBlock }),
      handleDOMEvents: { mousedown: handleClickBelow },
    },
  });
