import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DropPosition } from './draggable-row.ts';

interface DraggableRow {
  id: string;
  acceptsChildren: boolean;
  onDrop: (id: string, hit: DropPosition) => void;
}

/** Drag and drop of one row; it comes when the page is there already. */
export function useDraggableRow(
  row: RefObject<HTMLElement | null>,
  { id, acceptsChildren, onDrop }: DraggableRow,
) {
  const [dragged, setDragged] = useState(false);
  const [hit, setHit] = useState<DropPosition | null>(null);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });

  useEffect(() => {
    let detach: (() => void) | undefined;
    let mounted = true;
    import('./draggable-row.ts').then(
      ({ makeRowDraggable }) => {
        if (!mounted || !row.current) return;
        detach = makeRowDraggable(row.current, {
          id,
          acceptsChildren,
          onDragged: setDragged,
          onOver: setHit,
          onDrop: (dropped, where) => drop.current(dropped, where),
        });
      },
      // Without it the menu of each row and the keyboard still order.
      () => {},
    );
    return () => {
      mounted = false;
      detach?.();
    };
  }, [row, id, acceptsChildren]);

  return { dragged, hit };
}
