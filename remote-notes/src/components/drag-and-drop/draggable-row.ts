import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachInstruction, extractInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item';

const ROW = 'category-row';
const kinds = { 'reorder-before': 'before', 'reorder-after': 'after', combine: 'into' } as const;

/** Where a row would land on another. */
export type DropPosition = (typeof kinds)[keyof typeof kinds];

interface DraggableRowOptions {
  id: string;
  acceptsChildren: boolean;
  onDragged: (dragged: boolean) => void;
  onOver: (hit: DropPosition | null) => void;
  onDrop: (id: string, hit: DropPosition) => void;
}

/** Makes a row draggable and a drop target; returns the function that undoes it. */
export function makeRowDraggable(
  element: HTMLElement,
  { id, acceptsChildren, ...on }: DraggableRowOptions,
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
              'reorder-before': 'available',
              'reorder-after': 'available',
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
