import type { Node, NodeType } from '@milkdown/kit/prose/model';
import {
  type EditorState,
  Plugin,
  PluginKey,
  TextSelection,
  type Transaction,
} from '@milkdown/kit/prose/state';
import { Decoration, DecorationSet, type EditorView } from '@milkdown/kit/prose/view';
import { imageFilesOf } from './check-image.ts';
import {
  createPlaceholder,
  distinctPlaceholders,
  type FinishedUpload,
  mapPlaceholders,
  type UploadPlaceholder,
} from './upload-placeholders.ts';
import { uploadImages } from './uploads.ts';

type Change = { add: readonly object[]; at: number } | { arrival: FinishedUpload };

interface Images {
  uploads: readonly UploadPlaceholder[];
  placeholders: DecorationSet;
  /** The cursor came to the selected image from after it. */
  cameFromAfter: boolean;
}

const key = new PluginKey<Images>('images');

/** The first position after a block, or after its ancestors, that can hold a block of this type. */
function positionAfterBlock(doc: Node, position: number, block: NodeType): number {
  const $at = doc.resolve(position);
  for (let depth = $at.depth; depth > 0; depth -= 1) {
    const index = $at.index(depth - 1) + 1;
    if ($at.node(depth - 1).canReplaceWith(index, index, block)) return $at.after(depth);
  }
  return $at.depth === 0 ? position : doc.content.size;
}

/** Inserts an image at its placeholder; in a new paragraph below when the text there was replaced or is code. */
function insertImage(tr: Transaction, { at, isLost }: UploadPlaceholder, image: Node): number {
  const $at = tr.doc.resolve(at);
  const { paragraph } = image.type.schema.nodes;
  const takesImage = $at.parent.canReplaceWith($at.index(), $at.index(), image.type);
  if (!paragraph || (takesImage && (!isLost || $at.parent.childCount === 0))) {
    tr.insert(at, image);
    return at;
  }
  const behind = positionAfterBlock(tr.doc, at, paragraph);
  tr.insert(behind, paragraph.create(null, image));
  return behind + 1;
}

/** Replaces the placeholder of an upload with its image, or removes it. */
function putImage(view: EditorView, { id, src }: { id: object; src: string | null }) {
  const place = key.getState(view.state)?.uploads.find((upload) => upload.id === id);
  const { tr, schema } = view.state;
  const image = src === null ? undefined : schema.nodes.image?.create({ src });
  const arrival: FinishedUpload = { id };
  if (image && place) {
    const before = insertImage(tr, place, image);
    arrival.beside = { before, behind: before + image.nodeSize };
  }
  view.dispatch(tr.setMeta(key, { arrival } satisfies Change));
}

/** Uploads images. The document gets a placeholder for each, and does not change until the upload finishes. */
export function insertImages(view: EditorView, files: readonly File[], position: number) {
  if (files.length === 0) return;
  const ids = files.map(() => ({}));
  view.dispatch(view.state.tr.setMeta(key, { add: ids, at: position } satisfies Change));
  uploadImages(files, {
    isOpen: () => !view.isDestroyed,
    put: (index, src) => putImage(view, { id: ids[index] ?? {}, src }),
  });
}

const placeholdersOf = (doc: Node, uploads: readonly UploadPlaceholder[]) =>
  DecorationSet.create(
    doc,
    distinctPlaceholders(uploads).map(({ id, at }) =>
      Decoration.widget(at, createPlaceholder, { id, side: -1 }),
    ),
  );

function updateImages({ cameFromAfter, ...before }: Images, tr: Transaction, previous: EditorState): Images {
  const change: Change | undefined = tr.getMeta(key);
  const mapped = (position: number) => {
    const { pos, deletedAcross } = tr.mapping.mapResult(position, -1);
    // The replacing text ends after the position.
    return { at: deletedAcross ? tr.mapping.map(position) : pos, isLost: deletedAcross };
  };
  let { uploads, placeholders } = before;
  if (change || (tr.docChanged && uploads.length > 0)) {
    uploads = mapPlaceholders(uploads, mapped, change && 'arrival' in change ? change.arrival : undefined);
    if (change && 'add' in change)
      uploads = [...uploads, ...change.add.map((id) => ({ id, at: change.at, isLost: false }))];
    placeholders = placeholdersOf(tr.doc, uploads);
  }
  if (!tr.selectionSet) return { uploads, placeholders, cameFromAfter };
  return { uploads, placeholders, cameFromAfter: tr.mapping.map(previous.selection.head) >= tr.selection.to };
}

/** Puts the cursor back to the side of the selected image from which it came. */
export function leaveSelectedImage(view: EditorView): void {
  const { selection, doc, tr } = view.state;
  const side = key.getState(view.state)?.cameFromAfter ? selection.to : selection.from;
  view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(side))));
  view.focus();
}

/** Uploads images that are pasted or dropped. */
export const visualImages = () =>
  new Plugin<Images>({
    key,
    state: {
      init: () => ({ uploads: [], placeholders: DecorationSet.empty, cameFromAfter: true }),
      apply: (tr, before, previous) => updateImages(before, tr, previous),
    },
    props: {
      decorations: (state) => key.getState(state)?.placeholders,
      handlePaste: (view, event) => {
        const files = imageFilesOf(event.clipboardData);
        insertImages(view, files, view.state.selection.from);
        return files.length > 0;
      },
      handleDrop: (view, event, _slice, moved) => {
        const files = moved ? [] : imageFilesOf(event.dataTransfer);
        if (files.length === 0) return false;
        const { selection, doc, tr } = view.state;
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? selection.from;
        // As with dropped text, the cursor moves to the drop position.
        view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(place))));
        view.focus();
        insertImages(view, files, view.state.selection.from);
        return true;
      },
    },
  });
