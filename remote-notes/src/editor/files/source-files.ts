import { syntaxTree } from '@codemirror/language';
import { type EditorState, MapMode, StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, WidgetType } from '@codemirror/view';
import { imageFilesOf } from './check-image.ts';
import {
  createPlaceholder,
  distinctPlaceholders,
  type FinishedUpload,
  mapPlaceholders,
  type UploadPlaceholder,
} from './upload-placeholders.ts';
import { uploadImages } from './uploads.ts';

const begin = StateEffect.define<readonly UploadPlaceholder[]>();
const end = StateEffect.define<FinishedUpload>();

class Placeholder extends WidgetType {
  override toDOM() {
    return createPlaceholder();
  }
}

const placeholder = new Placeholder();

const running = StateField.define<readonly UploadPlaceholder[]>({
  create: () => [],
  update: (before, { changes, effects }) => {
    const arrival = effects.find((effect) => effect.is(end))?.value;
    const added = effects.flatMap((effect) => (effect.is(begin) ? effect.value : []));
    if (before.length + added.length === 0) return before;
    const mapped = (position: number) => ({
      at: changes.mapPos(position),
      isLost: changes.mapPos(position, -1, MapMode.TrackDel) === null,
    });
    return [...mapPlaceholders(before, mapped, arrival), ...added];
  },
  provide: (field) =>
    EditorView.decorations.from(field, (placeholders) =>
      Decoration.set(
        distinctPlaceholders(placeholders).map(({ at }) =>
          Decoration.widget({ widget: placeholder }).range(at),
        ),
        true,
      ),
    ),
});

function endOfBlock(state: EditorState, position: number): number {
  let node = syntaxTree(state).resolveInner(position, -1);
  while (node.parent?.parent) node = node.parent;
  return state.doc.lineAt(node.parent ? node.to : position).to;
}

/** Where to write an image: at its placeholder, or in a new block when the text around that was replaced. */
function targetFor(state: EditorState, { at, isLost }: UploadPlaceholder) {
  const line = state.doc.lineAt(at);
  if (!isLost || line.length === 0) return { from: at, before: '', behind: '' };
  const from = endOfBlock(state, at);
  const last = state.doc.lineAt(from);
  const isFollowed = last.number < state.doc.lines && state.doc.line(last.number + 1).length > 0;
  return { from, before: state.lineBreak.repeat(2), behind: isFollowed ? state.lineBreak : '' };
}

/** Writes images at their placeholders as uploads finish, each on a line. */
function writeImages(view: EditorView, ids: readonly object[]) {
  const written = new Set<number>();
  return (index: number, url: string | null) => {
    const id = ids[index] ?? {};
    const place = view.state.field(running).find((placeholders) => placeholders.id === id);
    if (url === null || !place) {
      view.dispatch({ effects: end.of({ id }) });
      return;
    }
    const target = targetFor(view.state, place);
    const { lineBreak, selection } = view.state;
    const isBeforeOther = [...written].some((other) => other > index);
    const isBehindOther = !isBeforeOther && written.size > 0;
    const before = target.before || (isBehindOther ? lineBreak : '');
    const behind = target.before ? target.behind : isBeforeOther ? lineBreak : '';
    written.add(index);
    // The cursor moves after the image, unless the user moved it elsewhere.
    const { main } = selection;
    const cursorFollows = main.empty && main.head === target.from && !view.composing;
    const text = `![](${url})`;
    const start = target.from + before.length;
    view.dispatch({
      changes: { from: target.from, insert: `${before}${text}${behind}` },
      effects: end.of({ id, beside: { before: start, behind: start + text.length + behind.length } }),
      ...(cursorFollows ? { selection: { anchor: start + text.length } } : {}),
    });
  };
}

function insertImages(view: EditorView, files: readonly File[], at: number) {
  if (files.length === 0) return false;
  const places = files.map((): UploadPlaceholder => ({ id: {}, at, isLost: false }));
  view.dispatch({ effects: begin.of(places) });
  const write = writeImages(
    view,
    places.map(({ id }) => id),
  );
  uploadImages(files, { isOpen: () => view.dom.isConnected, put: write });
  return true;
}

/** Uploads images that are pasted or dropped into the source, and inserts their URLs. */
export const sourceImages = [
  running,
  EditorView.domEventHandlers({
    paste: ({ clipboardData }, view) =>
      insertImages(view, imageFilesOf(clipboardData), view.state.selection.main.from),
    drop: ({ dataTransfer, clientX, clientY }, view) => {
      const files = imageFilesOf(dataTransfer);
      const at = view.posAtCoords({ x: clientX, y: clientY }) ?? view.state.selection.main.from;
      // As with dropped text, the cursor moves to the drop position.
      if (files.length > 0) view.dispatch({ selection: { anchor: at } });
      return insertImages(view, files, at);
    },
  }),
];
