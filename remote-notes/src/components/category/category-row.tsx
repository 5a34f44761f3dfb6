import { type ListItem, links } from '@my-note/contract';
import { NotePreview, RowCheckbox } from '@my-note/kit/lists';
import { shownTitle } from '@my-note/kit/menu';
import { Link } from '@my-note/kit/router';
import { Box, chakra, Icon, ItemIcon, RelativeDate, Text } from '@my-note/kit/ui';
import { Pin } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react';
import { listTexts } from '../../list-texts.ts';
import type { DropPosition } from '../drag-and-drop/draggable-row.ts';
import { useDraggableRow } from '../drag-and-drop/use-draggable-row.ts';
import { RowMenu } from './row-menu.tsx';
import { rowStyles } from './row-styles.ts';

/** Where a row stands in the whole list, of which only a part is rendered. */
interface RowPlace {
  index: number;
  count: number;
  /** Pixels from the top of the list. */
  top: number;
  measure: (element: HTMLElement | null) => void;
}

interface CategoryRowProps {
  item: ListItem;
  place: RowPlace;
  previews: boolean;
  /** Items directly inside, of a category. */
  inside: number | undefined;
  reorders: boolean;
  selecting: boolean;
  selected: boolean;
  onSelect: (wanted: boolean, range: boolean) => void;
  onDrop: (id: string, hit: DropPosition) => void;
  onStep: (by: -1 | 1) => void;
}

export function CategoryRow({
  item,
  place: { index, count, top, measure },
  previews,
  inside,
  reorders,
  selecting,
  selected,
  onSelect,
  onDrop,
  onStep,
}: CategoryRowProps) {
  const { _id, slug, type, pinned, updatedAt } = item;
  const row = useRef<HTMLLIElement>(null);
  const title = shownTitle(item);
  const category = type === 'category';
  const { dragged, hit } = useDraggableRow(row, { id: _id, acceptsChildren: category, reorders, onDrop });

  // Moving a row in the DOM drops its focus.
  const focused = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (focused.current && document.activeElement === document.body) focused.current.focus();
  });

  // The same keys as in the sidebar's tree.
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, shiftKey, ctrlKey, metaKey } = event;
    if (!reorders || !altKey || !shiftKey || ctrlKey || metaKey) return;
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return;
    event.preventDefault();
    focused.current = event.target instanceof HTMLElement ? event.target : null;
    onStep(key === 'ArrowUp' ? -1 : 1);
  };

  const onClick = (event: MouseEvent) => {
    if (!selecting || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onSelect(!selected, event.shiftKey);
  };

  return (
    <chakra.li
      ref={(element: HTMLLIElement | null) => {
        row.current = element;
        measure(element);
      }}
      css={rowStyles}
      style={{ top }}
      aria-posinset={index + 1}
      aria-setsize={count}
      data-index={index}
      data-row={_id}
      data-dragged={dragged ? '' : undefined}
      data-hit={hit ?? undefined}
      data-selected={selected ? '' : undefined}
      data-selecting={selecting ? '' : undefined}
      onKeyDown={onKeyDown}
      onPointerDown={() => {
        focused.current = null;
      }}
    >
      <span data-start="">
        <span data-icon="">
          <ItemIcon item={item} />
        </span>
        <span data-check="">
          <RowCheckbox label={listTexts.list.selectItem(title)} checked={selected} onChange={onSelect} />
        </span>
      </span>
      <chakra.span flex="1" minWidth="0" display="block">
        <Link to={links.item(slug)} draggable={false} onClick={onClick}>
          <Box as="span" display="flex" alignItems="center" gap="3" minHeight="touchTarget">
            <Text as="span" dir="auto" truncate title={title} fontWeight="500">
              {title}
            </Text>
            {pinned && (
              <Box as="span" color="fg.muted" flexShrink="0">
                <Icon as={Pin} size={14} label={listTexts.pinned} />
              </Box>
            )}
            {inside !== undefined && (
              <Text as="span" color="fg.muted" textStyle="sm" flexShrink="0" marginStart="auto">
                {listTexts.items(inside)}
              </Text>
            )}
          </Box>
          {previews && !category && (
            <Box as="span" display="block" marginTop="-2" paddingBottom="3">
              <NotePreview item={item} />
            </Box>
          )}
        </Link>
      </chakra.span>
      <Box as="span" data-end="" color="fg.muted" textStyle="sm">
        {reorders && <RowMenu item={item} first={index === 0} last={index === count - 1} onStep={onStep} />}
        <span data-date="">
          <RelativeDate value={updatedAt} />
        </span>
      </Box>
    </chakra.li>
  );
}
