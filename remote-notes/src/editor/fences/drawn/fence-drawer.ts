import { type EditorState, NodeSelection, type Selection, TextSelection } from '@milkdown/kit/prose/state';
import { Decoration, DecorationSet, type EditorView } from '@milkdown/kit/prose/view';
import { createStore } from '@my-note/kit/state';
import { type FenceAt, fencesIn } from '../fences-in.ts';
import { type TrackedFence, trackFences } from './track-fences.ts';

interface ShownFence extends TrackedFence {
  /** The cursor is in it: its source is shown above the drawing. */
  isOpen: boolean;
  isSelected: boolean;
}

/** A fence as it is shown. Where it stands changes with the text above it, without a drawing to change. */
export type SeenFence = Omit<ShownFence, 'pos'>;

interface Options {
  isFilled: (language: string) => boolean;
  /** Whether it was drawn before, and so will be. */
  isKnown: (fence: FenceAt) => boolean;
  /** Whether nothing was written yet. The cursor is then where editing started, and shows no source there. */
  isStart: boolean;
}

const endOf = ({ pos, node }: FenceAt) => pos + node.nodeSize;
const isInside = (fence: FenceAt, position: number) => position > fence.pos && position < endOf(fence);
const hasCursor = (fence: FenceAt, { anchor, head }: Selection) =>
  isInside(fence, anchor) || isInside(fence, head);
const isAround = (fence: FenceAt, { from, to, empty }: Selection) =>
  !empty && from <= fence.pos && to >= endOf(fence);

/** Shows drawings in the place of code blocks without the cursor, and below the one with it. The document stays as it is. */
export function createFenceDrawer(view: EditorView, { isFilled, isKnown, isStart }: Options) {
  const store = createStore<{ fences: readonly SeenFence[] }>(() => ({ fences: [] }));
  const drawn = new Map<number, boolean>();
  let tracked: readonly TrackedFence[] = [];
  let shown: readonly ShownFence[] = [];
  /** Those that stay open until the button of the mouse is up: text that moves under the pointer would be selected. */
  let held: ReadonlySet<number> = new Set();
  /** The selection that nobody has made, as long as it stays. */
  let resting = isStart && view.state.selection.$from.parentOffset === 0 ? view.state.selection : null;

  const { doc: firstDoc } = view.state;

  const isDrawn = ({ id }: TrackedFence) => drawn.get(id) === true;
  const isHidden = (fence: ShownFence) => isDrawn(fence) && !fence.isOpen;
  const look = ({ doc, selection }: EditorState) => {
    if (doc !== firstDoc || (resting && !selection.eq(resting))) resting = null;
    const now = fencesIn(doc).filter(({ language }) => isFilled(language));
    tracked = trackFences(tracked, now);
    for (const fence of tracked) if (!drawn.has(fence.id)) drawn.set(fence.id, isKnown(fence));
    const next = tracked.map((fence) => ({
      ...fence,
      isOpen: held.has(fence.id) || (!resting && hasCursor(fence, selection)),
      isSelected: isAround(fence, selection),
    }));
    const isSame = (one: ShownFence, n: number) =>
      shown[n]?.id === one.id &&
      shown[n].node === one.node &&
      shown[n].isOpen === one.isOpen &&
      shown[n].isSelected === one.isSelected;
    const isUnchanged = next.length === shown.length && next.every(isSame);
    shown = next;
    if (!isUnchanged) store.setState({ fences: shown });
  };
  const decorate = (state: EditorState): DecorationSet => {
    look(state);
    return DecorationSet.create(
      state.doc,
      shown.flatMap((fence) => [
        ...(isHidden(fence) ? [Decoration.node(fence.pos, endOf(fence), { hidden: '' })] : []),
        Decoration.widget(endOf(fence), fence.place, {
          key: `fence-${fence.id}`,
          side: -1,
          ignoreSelection: true,
          stopEvent: () => true,
        }),
      ]),
    );
  };
  const refresh = () => {
    if (!view.isDestroyed) view.updateState(view.state);
  };
  const reveal = () => {
    resting = null;
    refresh();
  };
  const find = (id: number) => shown.find((fence) => fence.id === id);
  const select = (selection: Selection) => {
    resting = null;
    view.focus();
    view.dispatch(view.state.tr.setSelection(selection).scrollIntoView());
    refresh();
  };

  return {
    store,
    decorate,
    refresh,
    /** Opens what the cursor rests in. */
    reveal,
    /** The fence whose source is hidden at a position, or around it. */
    hiddenAt: (position: number): ShownFence | undefined =>
      shown.find((fence) => isHidden(fence) && position >= fence.pos && position < endOf(fence)),
    setDrawn: (id: number, isNow: boolean) => {
      if (drawn.get(id) === isNow) return;
      drawn.set(id, isNow);
      refresh();
    },
    /** Shows the source, with the cursor at its start or its end. */
    open: (id: number, at: 'start' | 'end' = 'start') => {
      const fence = find(id);
      if (fence)
        select(TextSelection.create(view.state.doc, at === 'start' ? fence.pos + 1 : endOf(fence) - 1));
    },
    selectWhole: (id: number) => {
      const fence = find(id);
      if (fence) select(NodeSelection.create(view.state.doc, fence.pos));
    },
    /** Keeps what is open as it is until it is called with false. */
    hold: (isHeld: boolean) => {
      const before = held;
      held = new Set(isHeld ? shown.filter(({ isOpen }) => isOpen).map(({ id }) => id) : []);
      if (before.size > 0 && held.size === 0) refresh();
    },
    find,
  };
}

export type FenceDrawer = ReturnType<typeof createFenceDrawer>;
