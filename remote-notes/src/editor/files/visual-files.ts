import type { Node } from '@milkdown/kit/prose/model';
import { type EditorState, Plugin, TextSelection, type Transaction } from '@milkdown/kit/prose/state';
import { Decoration, DecorationSet, type EditorView } from '@milkdown/kit/prose/view';
import { filesOf } from './choose-files.ts';
import { type Change, type Files, filesKey } from './files-key.ts';
import {
  createPlaceholders,
  mapPlaceholders,
  type UploadPlaceholder,
} from './uploads/upload-placeholders.ts';
import { uploadFiles } from './uploads/uploads.ts';

// With what uploads files: nothing of it is needed before.
const loadPutFile = () => import(/* webpackChunkName: 'editor-popups' */ './put-file.ts');

/** Uploads files. The document gets a placeholder for each, and does not change until the upload finishes. */
export function insertFiles(view: EditorView, files: readonly File[], position: number) {
  if (files.length === 0) return;
  const add = createPlaceholders(files, position);
  view.dispatch(view.state.tr.setMeta(filesKey, { add } satisfies Change));
  uploadFiles(files, {
    isOpen: () => !view.isDestroyed,
    elementOf: (index) => add[index]?.element ?? document.createElement('span'),
    put: async (index, file) => {
      const { putFile } = await loadPutFile();
      if (!view.isDestroyed) putFile(view, add[index]?.id ?? {}, file);
    },
  });
}

/** The buttons of a placeholder are not the editor's. */
const stopEvent = () => true;

const placeholdersOf = (doc: Node, uploads: readonly UploadPlaceholder[]) =>
  DecorationSet.create(
    doc,
    uploads.map(({ id, element, at }) =>
      Decoration.widget(at, element, { id, side: -1, ignoreSelection: true, stopEvent }),
    ),
  );

function update({ cameFromAfter, ...before }: Files, tr: Transaction, previous: EditorState): Files {
  const change: Change | undefined = tr.getMeta(filesKey);
  const mapped = (position: number) => {
    const { pos, deletedAcross } = tr.mapping.mapResult(position, -1);
    // The replacing text ends after the position.
    return { at: deletedAcross ? tr.mapping.map(position) : pos, isLost: deletedAcross };
  };
  let { uploads, placeholders } = before;
  if (change || (tr.docChanged && uploads.length > 0)) {
    uploads = mapPlaceholders(uploads, mapped, change && 'arrival' in change ? change.arrival : undefined);
    if (change && 'add' in change) uploads = [...uploads, ...change.add];
    placeholders = placeholdersOf(tr.doc, uploads);
  }
  if (!tr.selectionSet) return { uploads, placeholders, cameFromAfter };
  return { uploads, placeholders, cameFromAfter: tr.mapping.map(previous.selection.head) >= tr.selection.to };
}

/** Puts the cursor back to the side of the selected image from which it came. */
export function leaveSelectedImage(view: EditorView): void {
  const { selection, doc, tr } = view.state;
  const side = filesKey.getState(view.state)?.cameFromAfter ? selection.to : selection.from;
  view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(side))));
  view.focus();
}

/** Uploads files that are pasted or dropped. */
export const visualFiles = () =>
  new Plugin<Files>({
    key: filesKey,
    state: {
      init: () => ({ uploads: [], placeholders: DecorationSet.empty, cameFromAfter: true }),
      apply: (tr, before, previous) => update(before, tr, previous),
    },
    props: {
      decorations: (state) => filesKey.getState(state)?.placeholders,
      handlePaste: (view, event) => {
        const files = filesOf(event.clipboardData);
        insertFiles(view, files, view.state.selection.from);
        return files.length > 0;
      },
      handleDrop: (view, event, _slice, moved) => {
        const files = moved ? [] : filesOf(event.dataTransfer);
        if (files.length === 0) return false;
        const { selection, doc, tr } = view.state;
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? selection.from;
        // As with dropped text, the cursor moves to the drop position.
        view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(place))));
        view.focus();
        insertFiles(view, files, view.state.selection.from);
        return true;
      },
    },
  });
