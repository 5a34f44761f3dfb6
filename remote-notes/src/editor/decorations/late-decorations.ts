import { type EditorState, Plugin, PluginKey } from '@milkdown/kit/prose/state';
import type { DecorationSet, EditorView } from '@milkdown/kit/prose/view';

interface Slot {
  draw?: ((state: EditorState) => DecorationSet) | undefined;
}

const key = new PluginKey<Slot>('late-decorations');

/** Draws what code that is loaded later decides. */
export const lateDecorations = () =>
  new Plugin<Slot>({
    key,
    state: { init: () => ({}), apply: (_tr, slot) => slot },
    props: { decorations: (state) => key.getState(state)?.draw?.(state) },
  });

/** Draws decorations from now on; undefined ends it. */
export function setLateDecorations(view: EditorView, draw: Slot['draw']): void {
  const slot = key.getState(view.state);
  if (!slot || view.isDestroyed) return;
  slot.draw = draw;
  view.updateState(view.state);
}
