import { type RefObject, useEffect, useRef, useState } from 'react';
import type { RowHit } from './draggable-row.ts';

interface RowDrag {
  id: string;
  takesIn: boolean;
  onDrop: (id: string, hit: RowHit) => void;
}

/** Drag and drop of one row; it comes when the page is there already. */
export function useRowDrag(row: RefObject<HTMLElement | null>, { id, takesIn, onDrop }: RowDrag) {
  const [dragged, setDragged] = useState(false);
  const [hit, setHit] = useState<RowHit | null>(null);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });

  useEffect(() => {
    let detach: (() => void) | undefined;
    let mounted = true;
    import('./draggable-row.ts').then(
      ({ attachRow }) => {
        if (!mounted || !row.current) return;
        detach = attachRow(row.current, {
          id,
          takesIn,
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
  }, [row, id, takesIn]);

  return { dragged, hit };
}
