import { closeHistory } from '@milkdown/kit/prose/history';
import { Fragment, type Node, Slice } from '@milkdown/kit/prose/model';
import { type EditorState, TextSelection } from '@milkdown/kit/prose/state';
import type { EditorView } from '@milkdown/kit/prose/view';
import { needsSpace } from '../base/trailing-paragraph.ts';
import { linkAt } from '../links/link-commands.ts';

export interface InsertedLine {
  /** Markdown of one line, and what it reads as. */
  markdown: string;
  parsed: Node;
  /** At the end of the text, not at the cursor; or there in a paragraph of its own. */
  atEnd: boolean | 'parted';
}

/** Behind the selection; behind a link that the cursor stands in, which a click on it has brought there. */
function behindCursor(state: EditorState): number {
  const { to, empty } = state.selection;
  const link = empty ? linkAt(state) : null;
  return link && link.from < to ? link.to : to;
}

/** The end of a last paragraph; null where the text ends with something that is not to be gone on with. */
const behindText = ({ doc }: EditorState, parted: boolean): number | null =>
  doc.lastChild?.type.name === 'paragraph' && !parted ? doc.content.size - 1 : null;

/** Code takes the Markdown as it is; elsewhere it is what it reads as, if that is words of one paragraph. */
function wordsOf({ markdown, parsed }: InsertedLine, isCode: boolean): Fragment {
  const { firstChild, childCount } = parsed;
  if (!isCode && childCount === 1 && firstChild?.type.name === 'paragraph') return firstChild.content;
  return Fragment.from(parsed.type.schema.text(markdown));
}

/** Puts a line into the text and the cursor behind it; one step to undo. The focus stays where it is. */
export function insertLine(view: EditorView, line: InsertedLine): void {
  const { state } = view;
  const { tr, schema, doc } = state;
  const at = line.atEnd ? behindText(state, line.atEnd === 'parted') : behindCursor(state);
  const $at = doc.resolve(at ?? 0);
  const before = at === null ? '' : $at.parent.textBetween(0, $at.parentOffset, undefined, ' ');
  const space = Fragment.from(schema.text(' '));
  const words = wordsOf(line, at !== null && $at.parent.type.spec.code === true).append(space);
  const content = needsSpace(before) ? space.append(words) : words;

  if (at === null) tr.insert(doc.content.size, schema.nodes.paragraph?.create(null, content) ?? []);
  else tr.replace(at, at, new Slice(content, 0, 0));
  const cursor = at === null ? tr.doc.content.size : tr.mapping.map(at);
  tr.setSelection(TextSelection.near(tr.doc.resolve(cursor), -1));
  if (view.hasFocus()) tr.scrollIntoView();
  view.dispatch(closeHistory(tr));
  // What is typed next is a step of its own too.
  view.dispatch(closeHistory(view.state.tr));
}

/** Brings the cursor to the end of a text; where that is parted, to a paragraph that is not written yet. */
export function goToEnd(view: EditorView, parted: boolean): void {
  const { tr, schema } = view.state;
  const paragraph = parted && schema.nodes.paragraph?.createAndFill();
  if (paragraph) tr.insert(tr.doc.content.size, paragraph).setMeta('addToHistory', false);
  view.focus();
  view.dispatch(tr.setSelection(TextSelection.atEnd(tr.doc)).scrollIntoView());
}
