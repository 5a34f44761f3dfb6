import { type ListItem, links } from '@my-note/contract';
import { shownTitle } from '@my-note/shared-kit/menu';
import { Menu } from '@my-note/shared-kit/overlays';
import { Link } from '@my-note/shared-kit/router';
import { Box, chakra, Icon, IconButton, Portal, RelativeDate, Text } from '@my-note/shared-kit/ui';
import { FileText, Folder, GripVertical, Pin } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { texts } from '../../texts.ts';
import type { DropPosition } from '../drag-and-drop/draggable-row.ts';
import { useDraggableRow } from '../drag-and-drop/use-draggable-row.ts';

interface CategoryRowProps {
  item: ListItem;
  first: boolean;
  last: boolean;
  onDrop: (id: string, hit: DropPosition) => void;
  onStep: (by: -1 | 1) => void;
}

const line = { content: '""', position: 'absolute', insetInline: '0', height: '2px', bg: 'accent.solid' };
const styles = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  borderBottom: '1px solid',
  borderColor: 'border',
  _hover: { bg: 'bg.subtle' },
  '&[data-dragged]': { opacity: '0.5' },
  '&[data-hit=into]': { bg: 'accent.subtle' },
  '&[data-hit=before]::before': { ...line, top: '-1.5px' },
  '&[data-hit=after]::after': { ...line, bottom: '-1.5px' },
  '& [data-grip]': { color: 'fg.muted', cursor: 'grab' },
  '@media (hover: hover)': {
    '&:not(:hover, :focus-within) [data-grip]:not([data-state=open])': { opacity: '0' },
  },
};

function RowMenu({ item, first, last, onStep }: Omit<CategoryRowProps, 'onDrop'>) {
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <IconButton
          data-grip=""
          size="sm"
          variant="ghost"
          colorPalette="gray"
          aria-label={texts.order.label(shownTitle(item))}
          title={texts.order.label(shownTitle(item))}
        >
          <Icon as={GripVertical} />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.Item value="up" disabled={first} onSelect={() => onStep(-1)}>
              {texts.order.up}
            </Menu.Item>
            <Menu.Item value="down" disabled={last} onSelect={() => onStep(1)}>
              {texts.order.down}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

export function CategoryRow({ item, first, last, onDrop, onStep }: CategoryRowProps) {
  const { _id, slug, title, type, pinned, updatedAt } = item;
  const row = useRef<HTMLLIElement>(null);
  const category = type === 'category';
  const { dragged, hit } = useDraggableRow(row, { id: _id, acceptsChildren: category, onDrop });
  const icon = category ? Folder : FileText;

  // Moving a row in the DOM drops its focus.
  const focused = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (focused.current && document.activeElement === document.body) focused.current.focus();
  });

  // The same keys as in the sidebar's tree.
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, shiftKey, ctrlKey, metaKey } = event;
    if (!altKey || !shiftKey || ctrlKey || metaKey || (key !== 'ArrowUp' && key !== 'ArrowDown')) return;
    event.preventDefault();
    focused.current = event.target instanceof HTMLElement ? event.target : null;
    onStep(key === 'ArrowUp' ? -1 : 1);
  };

  return (
    <chakra.li
      ref={row}
      css={styles}
      data-dragged={dragged ? '' : undefined}
      data-hit={hit ?? undefined}
      onKeyDown={onKeyDown}
      onPointerDown={() => {
        focused.current = null;
      }}
    >
      <chakra.span flex="1" minWidth="0" display="block">
        <Link to={links.item(slug)} draggable={false}>
          <Box display="flex" alignItems="center" gap="3" minHeight="touchTarget" paddingX="2">
            <Box color={category ? 'accent.fg' : 'fg.muted'} flexShrink="0">
              <Icon as={icon} size={18} label={category ? texts.category : texts.note} />
            </Box>
            <Text
              as="span"
              dir="auto"
              flex="1"
              textAlign="match-parent"
              truncate
              title={title || texts.untitled}
              fontWeight="500"
            >
              {title || texts.untitled}
            </Text>
            {pinned && (
              <Box color="fg.muted" flexShrink="0">
                <Icon as={Pin} size={14} label={texts.pinned} />
              </Box>
            )}
            <Text as="span" color="fg.muted" textStyle="sm" flexShrink="0">
              <RelativeDate value={updatedAt} />
            </Text>
          </Box>
        </Link>
      </chakra.span>
      <RowMenu item={item} first={first} last={last} onStep={onStep} />
    </chakra.li>
  );
}
