import type { ListItem, Note } from '@my-note/contract';
import type { Selection } from '@my-note/kit/lists';
import { chakra, useLongPress, VisuallyHidden } from '@my-note/kit/ui';
import { type DragEvent, type FocusEvent, useRef, useState } from 'react';
import { useScrollWhileDragging } from '../drag-and-drop/use-draggable-row.ts';
import { CategoryRow } from './category-row.tsx';
import type { ListView } from './list-view.ts';
import { useListKeys } from './use-list-keys.ts';
import { useReorderChildren } from './use-reorder-children.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

interface CategoryChildrenProps {
  category: Note;
  items: readonly ListItem[];
  /** How many items are directly inside each category. */
  counts: ReadonlyMap<string, number>;
  view: ListView;
  selection: Selection;
  selecting: boolean;
  onLeave: () => void;
}

const rowIdOf = (target: EventTarget) =>
  target instanceof Element ? (target.closest('[data-row]')?.getAttribute('data-row') ?? null) : null;

/** Children of a category, which can be selected, and in their manual order moved by dragging, keyboard, and menu. */
export function CategoryChildren({
  category,
  items,
  counts,
  view: { sort, previews },
  selection,
  selecting,
  onLeave,
}: CategoryChildrenProps) {
  const list = useRef<HTMLUListElement>(null);
  const [held, setHeld] = useState<{ focused: string | null; dragged: string | null }>({
    focused: null,
    dragged: null,
  });
  const { drop, step, announcement } = useReorderChildren(category, items);
  const { virtualizer, above, focusRow } = useVirtualRows({
    list,
    items,
    previews,
    kept: [held.focused, held.dragged],
  });
  const ids = items.map(({ _id }) => _id);
  const onKeyDown = useListKeys({ ids, selection, selecting, onLeave, onFocus: focusRow });
  useScrollWhileDragging();
  const press = useLongPress((target) => {
    const id = rowIdOf(target);
    if (id !== null) selection.toggle(id, true);
  });

  return (
    <>
      <chakra.ul
        ref={list}
        listStyleType="none"
        position="relative"
        style={{ height: virtualizer.getTotalSize() }}
        onKeyDown={onKeyDown}
        onFocus={({ target }: FocusEvent) => setHeld((last) => ({ ...last, focused: rowIdOf(target) }))}
        onBlur={() => setHeld((last) => ({ ...last, focused: null }))}
        {...press}
        onDragStart={(event: DragEvent) => {
          press.onDragStart(event);
          if (!event.defaultPrevented) setHeld((last) => ({ ...last, dragged: rowIdOf(event.target) }));
        }}
        onDragEnd={() => setHeld((last) => ({ ...last, dragged: null }))}
      >
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const item = items[index];
          if (!item) return null;
          const id = item._id;
          return (
            <CategoryRow
              key={id}
              item={item}
              place={{ index, count: items.length, top: start - above, measure: virtualizer.measureElement }}
              previews={previews}
              inside={item.type === 'category' ? (counts.get(id) ?? 0) : undefined}
              reorders={sort === 'manual' && !selecting}
              selecting={selecting}
              selected={selection.has(id)}
              onSelect={(wanted, range) => selection.toggle(id, wanted, range)}
              onDrop={(dragged, hit) => drop(dragged, hit, id)}
              onStep={(by) => step(id, by)}
            />
          );
        })}
      </chakra.ul>
      <VisuallyHidden role="status" aria-live="polite">
        {announcement}
      </VisuallyHidden>
    </>
  );
}
