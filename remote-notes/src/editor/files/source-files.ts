import { syntaxTree } from '@codemirror/language';
import { type EditorState, MapMode, StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, WidgetType } from '@codemirror/view';
import type { Attachment } from '@my-note/contract';
import { filesOf } from './choose-files.ts';
import {
  createPlaceholders,
  type FinishedUpload,
  mapPlaceholders,
  type UploadPlaceholder,
} from './uploads/upload-placeholders.ts';
import { uploadFiles } from './uploads/uploads.ts';

const begin = StateEffect.define<readonly UploadPlaceholder[]>();
const end = StateEffect.define<FinishedUpload>();

class Placeholder extends WidgetType {
  readonly element: HTMLElement;
  constructor(element: HTMLElement) {
    super();
    this.element = element;
  }
  override eq(other: Placeholder) {
    return other.element === this.element;
  }
  override toDOM() {
    return this.element;
  }
}

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
        placeholders.map(({ at, element }) =>
          Decoration.widget({ widget: new Placeholder(element) }).range(at),
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

/** Where to write the link of a file: as a paragraph of its own, where it is drawn as a card. */
function paragraphFor(state: EditorState, place: UploadPlaceholder) {
  const { doc, lineBreak } = state;
  const line = doc.lineAt(place.at);
  const isWritten = (number: number) =>
    number >= 1 && number <= doc.lines && doc.line(number).text.trim() !== '';
  if (line.text.trim() === '') {
    const before = isWritten(line.number - 1) ? lineBreak : '';
    return { from: line.to, before, behind: isWritten(line.number + 1) ? lineBreak : '' };
  }
  if (!place.isLost && place.at === line.from)
    return { from: place.at, before: '', behind: lineBreak.repeat(2) };
  return targetFor(state, { ...place, isLost: true });
}

/** The Markdown of an uploaded file. */
const markdownOf = ({ name, type, url }: Attachment) =>
  type.startsWith('image/') ? `![](${url})` : `[${name.replace(/[\\[\]*_`<>&]/g, '\\$&')}](${url})`;

/** Writes images at their placeholders as uploads finish, each on a line, and other files as paragraphs. */
function writeFiles(view: EditorView, ids: readonly object[]) {
  const written = new Set<number>();
  return (index: number, file: Attachment | null) => {
    const id = ids[index] ?? {};
    const place = view.state.field(running).find((placeholders) => placeholders.id === id);
    if (file === null || !place) {
      view.dispatch({ effects: end.of({ id }) });
      return;
    }
    const isPicture = file.type.startsWith('image/');
    const target = isPicture ? targetFor(view.state, place) : paragraphFor(view.state, place);
    const { lineBreak, selection } = view.state;
    const isBeforeOther = isPicture && [...written].some((other) => other > index);
    const isBehindOther = isPicture && !isBeforeOther && written.size > 0;
    const before = target.before || (isBehindOther ? lineBreak : '');
    const behind = target.before || !isPicture ? target.behind : isBeforeOther ? lineBreak : '';
    written.add(index);
    // The cursor moves after the image, unless the user moved it elsewhere.
    const { main } = selection;
    const cursorFollows = main.empty && main.head === target.from && !view.composing;
    const text = markdownOf(file);
    const start = target.from + before.length;
    view.dispatch({
      changes: { from: target.from, insert: `${before}${text}${behind}` },
      effects: end.of({ id, beside: { before: start, behind: start + text.length + behind.length } }),
      ...(cursorFollows ? { selection: { anchor: start + text.length } } : {}),
    });
  };
}

/** Uploads files and inserts their links. */
export function insertFiles(view: EditorView, files: readonly File[], at: number): boolean {
  if (files.length === 0) return false;
  const places = createPlaceholders(files, at);
  view.dispatch({ effects: begin.of(places) });
  uploadFiles(files, {
    isOpen: () => view.dom.isConnected,
    elementOf: (index) => places[index]?.element ?? document.createElement('span'),
    put: writeFiles(
      view,
      places.map(({ id }) => id),
    ),
  });
  return true;
}

/** Uploads files that are pasted or dropped into the source. */
export const sourceFiles = [
  running,
  EditorView.domEventHandlers({
    paste: ({ clipboardData }, view) =>
      insertFiles(view, filesOf(clipboardData), view.state.selection.main.from),
    drop: ({ dataTransfer, clientX, clientY }, view) => {
      const files = filesOf(dataTransfer);
      const at = view.posAtCoords({ x: clientX, y: clientY }) ?? view.state.selection.main.from;
      // As with dropped text, the cursor moves to the drop position.
      if (files.length > 0) view.dispatch({ selection: { anchor: at } });
      return insertFiles(view, files, at);
    },
  }),
];
