import { closeHistory } from '@milkdown/kit/prose/history';
import { Fragment, type Node, Slice } from '@milkdown/kit/prose/model';
import { type EditorState, TextSelection } from '@milkdown/kit/prose/state';
import type { EditorView } from '@milkdown/kit/prose/view';
import { needsSpace } from '../base/trailing-paragraph.ts';
import { linkAt } from '../links/link-commands.ts';

export interface InsertedLine {
  markdown: string;
  parsed: Node;
  /** At the end of the text it goes on with the last paragraph, or starts a new one. */
  at: 'cursor' | 'last-paragraph' | 'new-paragraph';
}

/** After the selection, and after a link that the cursor is in because the user clicked it. */
function afterSelection(state: EditorState): number {
  const { to, empty } = state.selection;
  const link = empty ? linkAt(state) : null;
  return link && link.from < to ? link.to : to;
}

/** The end of a last paragraph; null where a new paragraph is needed. */
function positionFor(state: EditorState, place: InsertedLine['at']): number | null {
  if (place === 'cursor') return afterSelection(state);
  const { doc } = state;
  const continues = place === 'last-paragraph' && doc.lastChild?.type.name === 'paragraph';
  return continues ? doc.content.size - 1 : null;
}

/** Code gets the Markdown itself; other blocks get it parsed, if it is a single paragraph. */
function contentOf({ markdown, parsed }: InsertedLine, isCode: boolean): Fragment {
  const { firstChild, childCount } = parsed;
  if (!isCode && childCount === 1 && firstChild?.type.name === 'paragraph') return firstChild.content;
  return Fragment.from(parsed.type.schema.text(markdown));
}

/** Inserts a line and puts the cursor after it, as one step to undo. Takes no focus. */
export function insertLine(view: EditorView, line: InsertedLine): void {
  const { state } = view;
  const { tr, schema, doc } = state;
  const at = positionFor(state, line.at);
  const $at = doc.resolve(at ?? 0);
  const before = at === null ? '' : $at.parent.textBetween(0, $at.parentOffset, undefined, ' ');
  const space = Fragment.from(schema.text(' '));
  const words = contentOf(line, at !== null && $at.parent.type.spec.code === true).append(space);
  const content = needsSpace(before) ? space.append(words) : words;

  if (at === null) tr.insert(doc.content.size, schema.nodes.paragraph?.create(null, content) ?? []);
  else tr.replace(at, at, new Slice(content, 0, 0));
  const cursor = at === null ? tr.doc.content.size : tr.mapping.map(at);
  tr.setSelection(TextSelection.near(tr.doc.resolve(cursor), -1));
  if (view.hasFocus()) tr.scrollIntoView();
  view.dispatch(closeHistory(tr));
  // What is typed next is another step to undo.
  view.dispatch(closeHistory(view.state.tr));
}

/** Moves the cursor to the end of the text, or into a new paragraph there. */
export function goToEnd(view: EditorView, newParagraph: boolean): void {
  const { tr, schema } = view.state;
  const paragraph = newParagraph && schema.nodes.paragraph?.createAndFill();
  if (paragraph) tr.insert(tr.doc.content.size, paragraph).setMeta('addToHistory', false);
  view.focus();
  view.dispatch(tr.setSelection(TextSelection.atEnd(tr.doc)).scrollIntoView());
}
