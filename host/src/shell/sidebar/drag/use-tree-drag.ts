import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  type ElementEventBasePayload,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { Input } from '@atlaskit/pragmatic-drag-and-drop/types';
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { useCallback, useEffect, useId, useState } from 'react';
import { useStable } from '../../../platform/ui/use-stable.ts';
import type { EntryRow, TreeRow } from '../../tree/tree-rows.ts';
import type { Drop } from './drop.ts';
import { dropAt, type RowDrop } from './drop-zone.ts';

/** A closed category opens after the pointer was over it for this time. */
const OPEN_AFTER_MS = 600;
const END = 'tree-end';

interface TreeDragOptions {
  rows: readonly TreeRow[];
  scroller: () => HTMLElement | null;
  /** An item and its descendants, which it cannot be dropped on. */
  itselfOf: (id: string) => ReadonlySet<string>;
  canDrag: (id: string) => boolean;
  /** The drop for a pointer position over a row; without it, that of a list. */
  dropOn?: ((row: EntryRow, element: Element, input: Input, dragged: string) => RowDrop | null) | undefined;
  onOpen: (id: string) => void;
  onDrop: (id: string, drop: Drop) => void;
}

interface Drag {
  id: string;
  itself: ReadonlySet<string>;
  over: RowDrop | null;
}

/** A drop on the space below rows: the end of the category that the space belongs to, or of the top level. */
const endOf = (into: unknown): Drop =>
  typeof into === 'string' ? { kind: 'into', id: into } : { kind: 'end' };

const sameDrop = (a: RowDrop | null, b: RowDrop | null) =>
  a?.drop.kind === b?.drop.kind &&
  a?.level === b?.level &&
  (a && 'id' in a.drop ? a.drop.id : null) === (b && 'id' in b.drop ? b.drop.id : null);

/** Drag and drop in the tree: rows register their element, one monitor follows every drag. */
export function useTreeDrag({ rows, scroller, itselfOf, canDrag, dropOn, onOpen, onDrop }: TreeDragOptions) {
  // The overview lies above the sidebar: each follows its own drags only.
  const tree = useId();
  const [drag, setDrag] = useState<Drag | null>(null);
  const rowOf = useStable((id: string | undefined) =>
    rows.find((row): row is EntryRow => row.kind === 'entry' && row.id === id),
  );
  const allowed = useStable(canDrag);
  const selfOf = useStable(itselfOf);
  const drop = useStable(onDrop);
  const open = useStable(onOpen);

  const overOf = useStable(({ location, source }: ElementEventBasePayload): RowDrop | null => {
    const target = location.current.dropTargets[0];
    if (target?.data.kind === END) return { drop: endOf(target.data.into), level: 1 };
    const row =
      target && rowOf(target.element instanceof HTMLElement ? target.element.dataset.id : undefined);
    if (!row) return null;
    const { element } = target;
    const { input } = location.current;
    const hit = dropOn
      ? dropOn(row, element, input, String(source.data.id))
      : dropAt(rows, row, element, input);
    const landing = hit && 'id' in hit.drop && hit.drop.id === source.data.id;
    return hit && !landing ? hit : null;
  });

  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => source.data.tree === tree,
        onDragStart: ({ source }) => {
          const id = String(source.data.id);
          setDrag({ id, itself: selfOf(id), over: null });
        },
        onDrag: (event) => {
          const over = overOf(event);
          setDrag((last) => (last && !sameDrop(last.over, over) ? { ...last, over } : last));
        },
        onDrop: (event) => {
          const over = overOf(event);
          setDrag(null);
          if (over) drop(String(event.source.data.id), over.drop);
        },
      }),
    [overOf, selfOf, drop, tree],
  );

  useEffect(() => {
    const element = scroller();
    return element ? autoScrollForElements({ element }) : undefined;
  }, [scroller]);

  const over = drag?.over?.drop;
  const closedId = over?.kind === 'into' && !rowOf(over.id)?.open ? over.id : null;
  useEffect(() => {
    if (closedId === null) return;
    const timer = setTimeout(() => open(closedId), OPEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [closedId, open]);

  const attachRow = useCallback(
    (element: HTMLElement | null) => {
      const id = element?.dataset.id;
      if (!element || id === undefined) return;
      return combine(
        draggable({
          element,
          canDrag: () => allowed(id),
          getInitialData: () => ({ tree, id }),
        }),
        dropTargetForElements({
          element,
          canDrop: ({ source }) => source.data.tree === tree && !selfOf(String(source.data.id)).has(id),
        }),
      );
    },
    [allowed, selfOf, tree],
  );
  const attachEnd = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const { into } = element.dataset;
      return dropTargetForElements({
        element,
        canDrop: ({ source }) =>
          source.data.tree === tree && !(into && selfOf(String(source.data.id)).has(into)),
        getData: () => ({ kind: END, into }),
      });
    },
    [selfOf, tree],
  );

  return { drag, attachRow, attachEnd };
}
