import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { EditorView } from '@milkdown/kit/prose/view';
import type { Block } from '../change/block-at.ts';
import { moveBlock } from '../change/move-block.ts';
import { elementOf } from './block-place.ts';
import { type DropPlace, dropPlaceAt } from './drop-place.ts';

interface DragOptions {
  view: EditorView;
  block: () => Block | null;
  onDrag: (place: DropPlace | null) => void;
  onEnd: () => void;
}

/** Lets a handle drag its block; returns the function that undoes it. */
export function makeBlockDraggable(handle: HTMLElement, { view, block, onDrag, onEnd }: DragOptions) {
  const kind = Symbol('block');
  return combine(
    draggable({
      element: handle,
      getInitialData: () => ({ kind }),
      onGenerateDragPreview: ({ nativeSetDragImage }) => {
        const dragged = block();
        const element = dragged && elementOf(view, dragged);
        if (element) nativeSetDragImage?.(element, 0, 0);
      },
      onDrop: onEnd,
    }),
    dropTargetForElements({
      element: document.body,
      canDrop: ({ source }) => source.data.kind === kind,
      onDrag: ({ location }) => {
        const dragged = block();
        onDrag(dragged && dropPlaceAt(view, dragged, location.current.input.clientY));
      },
      onDrop: ({ location }) => {
        const dragged = block();
        const place = dragged && dropPlaceAt(view, dragged, location.current.input.clientY);
        const tr = place && moveBlock(view.state, dragged, place.target);
        if (!tr) return;
        view.dispatch(tr.scrollIntoView());
        view.focus();
      },
    }),
  );
}
