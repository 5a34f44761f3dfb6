import type { Command, EditorState, Transaction } from '@milkdown/kit/prose/state';

const unitOf = (code: string) => (/^\t/m.test(code) ? '\t' : '  ');

/** Offsets of the selected lines in the code block. */
function linesOf({ selection: { $from, $to } }: EditorState): number[] {
  const code = $from.parent.textContent;
  const starts = [code.lastIndexOf('\n', $from.parentOffset - 1) + 1];
  for (let at = code.indexOf('\n', $from.parentOffset) + 1; at > 0; at = code.indexOf('\n', at) + 1) {
    if (at >= $to.parentOffset) break;
    starts.push(at);
  }
  return starts;
}

/** Changes each selected line, in reverse so that the positions of the others stay valid. */
function eachLine(state: EditorState, change: (tr: Transaction, place: number, line: string) => void) {
  const { $from } = state.selection;
  const code = $from.parent.textContent;
  const { tr } = state;
  for (const start of linesOf(state).reverse()) {
    change(tr, $from.start() + start, code.slice(start).split('\n', 1)[0] ?? '');
  }
  return tr.scrollIntoView();
}

export const isInCode = ({ selection: { $from, $to } }: EditorState): boolean =>
  $from.sameParent($to) && $from.parent.type.spec.code === true;

/** Indents at the cursor, or all selected lines that are not empty. */
export const indentCode: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const unit = unitOf($from.parent.textContent);
  const add = (tr: Transaction, place: number, line: string) => line && tr.insertText(unit, place);
  dispatch?.(empty ? state.tr.insertText(unit).scrollIntoView() : eachLine(state, add));
  return true;
};

export const outdentCode: Command = (state, dispatch) => {
  const remove = (tr: Transaction, place: number, line: string) =>
    tr.delete(place, place + (/^(?:\t| {1,2})?/.exec(line)?.[0].length ?? 0));
  dispatch?.(eachLine(state, remove));
  return true;
};
