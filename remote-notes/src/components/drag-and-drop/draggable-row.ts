import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { autoScrollWindowForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { attachInstruction, extractInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item';

const ROW = 'category-row';
const kinds = { 'reorder-before': 'before', 'reorder-after': 'after', combine: 'into' } as const;

/** Where a row would land on another. */
export type DropPosition = (typeof kinds)[keyof typeof kinds];

interface DraggableRowOptions {
  id: string;
  acceptsChildren: boolean;
  /** Whether rows have places between others; sorted ones have none. */
  reorders: boolean;
  onDragged: (dragged: boolean) => void;
  onOver: (hit: DropPosition | null) => void;
  onDrop: (id: string, hit: DropPosition) => void;
}

/** Makes a row draggable and a drop target; returns the function that undoes it. */
export function makeRowDraggable(
  element: HTMLElement,
  { id, acceptsChildren, reorders, ...on }: DraggableRowOptions,
): () => void {
  const hitOf = (data: Record<string | symbol, unknown>): DropPosition | null => {
    const instruction = extractInstruction(data);
    return instruction && !instruction.blocked ? kinds[instruction.operation] : null;
  };
  return combine(
    draggable({
      element,
      getInitialData: () => ({ kind: ROW, id }),
      onDragStart: () => on.onDragged(true),
      onDrop: () => on.onDragged(false),
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.kind === ROW && source.data.id !== id,
      getData: ({ input }) =>
        attachInstruction(
          {},
          {
            element,
            input,
            operations: {
              'reorder-before': reorders ? 'available' : 'not-available',
              'reorder-after': reorders ? 'available' : 'not-available',
              combine: acceptsChildren ? 'available' : 'not-available',
            },
          },
        ),
      onDrag: ({ self }) => on.onOver(hitOf(self.data)),
      onDragLeave: () => on.onOver(null),
      onDrop: ({ self, source }) => {
        on.onOver(null);
        const hit = hitOf(self.data);
        if (hit) on.onDrop(String(source.data.id), hit);
      },
    }),
  );
}

/** Scrolls the page while a row is dragged near its edge; returns the function that undoes it. */
export const scrollWhileDragging = (): (() => void) =>
  autoScrollWindowForElements({ canScroll: ({ source }) => source.data.kind === ROW });
