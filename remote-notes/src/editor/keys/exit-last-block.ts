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

/** Whether the user can type at the end of a block without extending something special. */
const isOpenEnd = (block: Node | null): boolean =>
  block?.type.name === 'paragraph' && !CLOSED.includes(block.lastChild?.type.name ?? '');

/** Puts the cursor into a new paragraph at the end, which is only saved once it has text. */
const insertParagraphBelow: Command = ({ doc, schema, tr }, dispatch) => {
  const paragraph = schema.nodes.paragraph?.createAndFill();
  if (!paragraph || isOpenEnd(doc.lastChild)) return false;
  tr.insert(doc.content.size, paragraph).setMeta('addToHistory', false);
  dispatch?.(tr.setSelection(TextSelection.atEnd(tr.doc)).scrollIntoView());
  return true;
};

/** Whether nothing is below the selection. Cells of one row are beside each other. */
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

/** At the end of a code block, Enter after two empty lines leaves the block and removes these lines. */
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

/** Leaves a last block that is not a paragraph: by arrow key, by Enter, and by a click below it. */
export const exitLastBlock = () =>
  new Plugin({
    props: {
      handleKeyDown: keydownHandler({ ArrowDown: arrowDown, Enter: exitCodeBlock }),
      handleDOMEvents: { mousedown: handleClickBelow },
    },
  });
