import { type Command, type EditorState, TextSelection } from '@milkdown/kit/prose/state';
import type { LinkedNote } from '../base/text-editor.ts';
import { noteUrl } from './note-link.ts';

/** Adds the scheme that people leave out, as in `example.org`. */
const asAddress = (typed: string): string => {
  const address = typed.trim();
  return /^([a-z][a-z0-9+.-]*:|\/|#|\.)/i.test(address) ? address : `https://${address}`;
};

/** The range and URL of the link at the cursor. */
export function linkAt({ selection, schema }: EditorState) {
  const { link } = schema.marks;
  const { $from } = selection;
  const mark = link && (link.isInSet($from.marks()) ?? link.isInSet($from.nodeAfter?.marks ?? []));
  if (!link || !mark) return null;
  let from = $from.start();
  let to = from;
  for (let index = 0; index < $from.parent.childCount; index++) {
    const child = $from.parent.child(index);
    const linked = mark.isInSet(child.marks);
    if (!linked && to >= $from.pos && from < to) break;
    if (!linked) from = to + child.nodeSize;
    to += child.nodeSize;
  }
  return { from, to, href: String(mark.attrs.href) };
}

/** Links the selection or changes the link at the cursor; without either, inserts the URL as a link. */
export const setLink =
  (typed: string): Command =>
  (state, dispatch) => {
    const { link } = state.schema.marks;
    if (!link || !typed.trim()) return false;
    const href = asAddress(typed);
    const { tr, selection } = state;
    const present = linkAt(state);
    const { from, to } = selection.empty && present ? present : selection;
    if (from === to) tr.replaceSelectionWith(state.schema.text(typed.trim(), [link.create({ href })]), false);
    else tr.removeMark(from, to, link).addMark(from, to, link.create({ href }));
    dispatch?.(tr.removeStoredMark(link));
    return true;
  };

/** Gives the link at the cursor another text or URL. The text keeps its formatting unless it changes. */
export const changeLink =
  (words: string, typed: string): Command =>
  (state, dispatch) => {
    const present = linkAt(state);
    const { link } = state.schema.marks;
    if (!present || !link || !typed.trim()) return false;
    const { from, to } = present;
    const { tr, doc, schema } = state;
    const text = words.trim();
    const isSame = text === '' || text === doc.textBetween(from, to);
    if (!isSame) tr.replaceWith(from, to, schema.text(text, doc.nodeAt(from)?.marks));
    const end = isSame ? to : from + text.length;
    tr.removeMark(from, end, link).addMark(from, end, link.create({ href: asAddress(typed) }));
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, end)).removeStoredMark(link));
    return true;
  };

/** Calls `edit` when there is text to link: a selection, or a link at the cursor. */
export const editLink =
  (edit: () => void): Command =>
  (state) => {
    const { selection, schema } = state;
    const isLinkable =
      selection instanceof TextSelection && selection.$from.parent.type !== schema.nodes.code_block;
    if (!isLinkable || (selection.empty && !linkAt(state))) return false;
    edit();
    return true;
  };

/** Removes the link at the cursor, or all links in the selection; the text stays. */
export const removeLink: Command = (state, dispatch) => {
  const { link } = state.schema.marks;
  const range = state.selection.empty ? linkAt(state) : state.selection;
  if (!link || !range) return false;
  dispatch?.(state.tr.removeMark(range.from, range.to, link));
  return true;
};

export const insertImage =
  (typed: string, alt: string): Command =>
  (state, dispatch) => {
    const { image } = state.schema.nodes;
    if (!image || !typed.trim()) return false;
    dispatch?.(state.tr.replaceSelectionWith(image.create({ src: asAddress(typed), alt: alt.trim() })));
    return true;
  };

export const insertNoteLink =
  (note: LinkedNote): Command =>
  (state, dispatch) => {
    const { link } = state.schema.marks;
    if (!link) return false;
    const mark = link.create({ href: noteUrl(note) });
    dispatch?.(
      state.tr.replaceSelectionWith(state.schema.text(note.title, [mark]), false).removeStoredMark(link),
    );
    return true;
  };
