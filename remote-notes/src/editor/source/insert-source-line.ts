import { isolateHistory } from '@codemirror/commands';
import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { endsWithBlankLine, needsSpace } from '../base/trailing-paragraph.ts';
import { linkNodeAt } from './source-links.ts';

interface Target {
  at: number;
  /** What separates the line from the text before it. */
  gap: string;
}

function atCursor(state: EditorState): Target {
  const { to, empty } = state.selection.main;
  const link = empty ? linkNodeAt(state, to) : null;
  const at = link && link.from < to && to < link.to ? link.to : to;
  const { from } = state.doc.lineAt(at);
  return { at, gap: needsSpace(state.sliceDoc(from, at)) ? ' ' : '' };
}

/** At the end of a last paragraph, otherwise in a new one. */
function atEndOfText(state: EditorState): Target {
  const text = state.doc.toString();
  const { length } = text.trimEnd();
  if (length === 0 || endsWithBlankLine(text)) return { at: text.length, gap: '' };
  let node = syntaxTree(state).resolveInner(length, -1);
  while (node.parent?.parent) node = node.parent;
  if (node.name === 'Paragraph') return { at: length, gap: ' ' };
  return { at: length, gap: state.lineBreak.repeat(2) };
}

/** Inserts a line of Markdown and puts the cursor after it, as one step to undo. Takes no focus. */
export function insertSourceLine(view: EditorView, markdown: string, atEnd: boolean): void {
  const { at, gap } = (atEnd ? atEndOfText : atCursor)(view.state);
  const insert = view.state.toText(`${gap}${markdown} `);
  view.dispatch({
    changes: { from: at, insert },
    selection: { anchor: at + insert.length },
    annotations: isolateHistory.of('full'),
    scrollIntoView: view.hasFocus,
  });
}
