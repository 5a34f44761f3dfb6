import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DropPosition } from './draggable-row.ts';

interface DraggableRow {
  id: string;
  acceptsChildren: boolean;
  onDrop: (id: string, hit: DropPosition) => void;
}

/** Drag and drop of one row, loaded after the page. */
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
      // Rows can still be reordered by menu and keyboard.
      () => {},
    );
    return () => {
      mounted = false;
      detach?.();
    };
  }, [row, id, acceptsChildren]);

  return { dragged, hit };
}
