import { useImport } from '@my-note/kit/federation';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { DropPosition } from './draggable-row.ts';

interface DraggableRow {
  id: string;
  acceptsChildren: boolean;
  reorders: boolean;
  onDrop: (id: string, hit: DropPosition) => void;
}

const loadDragAndDrop = () => import('./draggable-row.ts');

/** Drag and drop of one row, loaded after the page. If that fails, menu and keyboard still reorder rows. */
export function useDraggableRow(
  row: RefObject<HTMLElement | null>,
  { id, acceptsChildren, reorders, onDrop }: DraggableRow,
) {
  const [dragged, setDragged] = useState(false);
  const [hit, setHit] = useState<DropPosition | null>(null);
  const { value: dragAndDrop } = useImport(loadDragAndDrop);
  const drop = useEffectEvent(onDrop);

  useEffect(() => {
    if (!dragAndDrop || !row.current) return;
    return dragAndDrop.makeRowDraggable(row.current, {
      id,
      acceptsChildren,
      reorders,
      onDragged: setDragged,
      onOver: setHit,
      onDrop: (dropped, position) => drop(dropped, position),
    });
  }, [dragAndDrop, row, id, acceptsChildren, reorders]);

  return { dragged, hit };
}

/** Scrolls the page while one of its rows is dragged near an edge. */
export function useScrollWhileDragging(): void {
  const { value: dragAndDrop } = useImport(loadDragAndDrop);
  useEffect(() => dragAndDrop?.scrollWhileDragging(), [dragAndDrop]);
}
