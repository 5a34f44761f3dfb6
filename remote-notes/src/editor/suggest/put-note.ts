import { TextSelection } from '@milkdown/kit/prose/state';
import type { EditorView } from '@milkdown/kit/prose/view';
import type { AnyEditor } from '../any-editor.ts';
import type { LinkedNote, Range } from '../base/text-editor.ts';
import { insertFile } from '../files/insert-file.ts';
import { noteUrl } from '../links/note-link.ts';

/** Puts a note into a paragraph of its own, where it is shown, and the cursor into the one below. */
function embedNote(view: EditorView, { from, to }: Range, note: LinkedNote): void {
  const { tr, schema } = view.state;
  const { image, paragraph } = schema.nodes;
  if (!image || !paragraph) return;
  tr.delete(from, to);
  const at = insertFile(
    tr,
    { at: from, isLost: false },
    image.create({ src: noteUrl(note), alt: note.title, title: '' }),
  );
  const below = tr.doc.resolve(at).after();
  const next = tr.doc.nodeAt(below);
  if (next?.type !== paragraph) tr.insert(below, paragraph.create());
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, below + 1)).scrollIntoView());
  view.focus();
}

/** Replaces what was typed by a link to a note, or by the note itself. */
export function putNote({ mode, editor }: AnyEditor, range: Range, note: LinkedNote): void {
  if (mode === 'visual' && note.isEmbedded) embedNote(editor.view(), range, note);
  else editor.insertNote(range, note);
}
