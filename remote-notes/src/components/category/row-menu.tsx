import type { ListItem } from '@my-note/contract';
import { shownTitle } from '@my-note/kit/menu';
import { Menu } from '@my-note/kit/overlays';
import { Icon, IconButton, Portal } from '@my-note/kit/ui';
import { GripVertical } from 'lucide-react';
import { listTexts } from '../../list-texts.ts';

interface RowMenuProps {
  item: ListItem;
  first: boolean;
  last: boolean;
  onStep: (by: -1 | 1) => void;
}

/** The handle of a row: drags it, and moves it by menu. */
export function RowMenu({ item, first, last, onStep }: RowMenuProps) {
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <IconButton
          data-grip=""
          size="sm"
          variant="ghost"
          colorPalette="gray"
          aria-label={listTexts.order.label(shownTitle(item))}
          title={listTexts.order.label(shownTitle(item))}
        >
          <Icon as={GripVertical} />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.Item value="up" disabled={first} onSelect={() => onStep(-1)}>
              {listTexts.order.up}
            </Menu.Item>
            <Menu.Item value="down" disabled={last} onSelect={() => onStep(1)}>
              {listTexts.order.down}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
