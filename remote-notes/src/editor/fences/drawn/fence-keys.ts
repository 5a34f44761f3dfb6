import { type EditorState, NodeSelection, Selection } from '@milkdown/kit/prose/state';
import type { EditorView } from '@milkdown/kit/prose/view';
import { readSelection } from '../../keys/sync-selection.ts';
import type { FenceDrawer, SeenFence } from './fence-drawer.ts';

type Direction = -1 | 1;

const ARROWS: Record<string, { to: 'up' | 'down' | 'left' | 'right'; by: Direction }> = {
  ArrowUp: { to: 'up', by: -1 },
  ArrowDown: { to: 'down', by: 1 },
  ArrowLeft: { to: 'left', by: -1 },
  ArrowRight: { to: 'right', by: 1 },
};

const DELETES: Record<string, Direction> = { Backspace: -1, Delete: 1 };
/** Keys that write nothing and move nothing. */
const UNSEEN = /^(?:Shift|Control|Alt|AltGraph|Meta|CapsLock|Escape|Tab|F\d+)$/;

const isPlain = ({ ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent) =>
  !(ctrlKey || metaKey || altKey || shiftKey || isComposing);

const isRtl = (view: EditorView): boolean => {
  const { node } = view.domAtPos(view.state.selection.head);
  const element = node instanceof Element ? node : node.parentElement;
  return element !== null && getComputedStyle(element).direction === 'rtl';
};

/** Where the cursor would go from the edge of its block. */
function beyond({ selection, doc }: EditorState, by: Direction): Selection | null {
  const { $head } = selection;
  if (!$head.parent.isTextblock) return null;
  return Selection.findFrom(doc.resolve(by > 0 ? $head.after() : $head.before()), by);
}

/** Keys beside a drawing, and on it. Returns the function that ends that. */
export function watchFenceKeys(view: EditorView, drawer: FenceDrawer): () => void {
  const next = (by: Direction): SeenFence | undefined => {
    const found = beyond(view.state, by);
    return found ? drawer.hiddenAt(found.from) : undefined;
  };
  const isWhole = () => view.state.selection instanceof NodeSelection;
  /** The drawing that is selected, or that the cursor rests in unseen. */
  const current = (): SeenFence | undefined => {
    const { selection } = view.state;
    return selection.empty || isWhole() ? drawer.hiddenAt(selection.from) : undefined;
  };
  /** The drawing that a key would delete text into. */
  const joined = (key: string): SeenFence | undefined => {
    const by = DELETES[key];
    const { $head, empty } = view.state.selection;
    const isAtEdge = empty && $head.parentOffset === (by === 1 ? $head.parent.content.size : 0);
    return by && isAtEdge ? next(by) : undefined;
  };

  const before = (event: KeyboardEvent) => {
    if (event.target !== view.dom || UNSEEN.test(event.key) || event.ctrlKey || event.metaKey) return;
    // The editor reads it for its own handlers, which come after this one.
    if (event.key in DELETES) readSelection(view);
    const fence = current();
    const isMove = isPlain(event) && (event.key === 'Enter' || (!isWhole() && event.key in ARROWS));
    const beside = !fence && isPlain(event) ? joined(event.key) : undefined;
    if (fence && isMove) drawer.open(fence.id);
    else if (beside) drawer.selectWhole(beside.id);
    else {
      // What is typed is seen where it goes.
      if (fence && !isWhole()) drawer.reveal();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const beforeInput = () => {
    if (current() && !isWhole()) drawer.reveal();
  };
  // After the editor, whose lists of suggestions take arrows first.
  const after = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow || event.target !== view.dom || event.defaultPrevented || !isPlain(event)) return;
    if (!view.state.selection.empty || !view.endOfTextblock(arrow.to)) return;
    const isSideways = arrow.to === 'left' || arrow.to === 'right';
    const by = isSideways && isRtl(view) ? (-arrow.by as Direction) : arrow.by;
    const fence = next(by);
    if (!fence) return;
    event.preventDefault();
    drawer.open(fence.id, by > 0 ? 'start' : 'end');
  };
  const down = () => drawer.hold(true);
  // After the editor has read the new selection.
  const up = () => setTimeout(() => drawer.hold(false));

  view.dom.addEventListener('keydown', before, { capture: true });
  view.dom.addEventListener('keydown', after);
  view.dom.addEventListener('beforeinput', beforeInput, { capture: true });
  view.dom.addEventListener('pointerdown', down);
  addEventListener('pointerup', up, true);
  addEventListener('pointercancel', up, true);
  return () => {
    view.dom.removeEventListener('keydown', before, { capture: true });
    view.dom.removeEventListener('keydown', after);
    view.dom.removeEventListener('beforeinput', beforeInput, { capture: true });
    view.dom.removeEventListener('pointerdown', down);
    removeEventListener('pointerup', up, true);
    removeEventListener('pointercancel', up, true);
  };
}
