import type { Note } from '@my-note/contract';
import { RemoteSlot } from '@my-note/shared-kit/federation';
import { itemMutations } from '@my-note/shared-kit/items';
import { Menu } from '@my-note/shared-kit/overlays';
import { useMutation } from '@my-note/shared-kit/query';
import { Button, Icon, Portal, toast } from '@my-note/shared-kit/ui';
import { Ellipsis, Pin, PinOff, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { texts } from '../../texts.ts';
import { type ItemAction, useMoveAction } from './use-move-action.tsx';
import { useMoveToTrash } from './use-move-to-trash.ts';

interface ItemActionsProps {
  item: Note;
  beforeMove?: ItemAction[];
  afterMove: ItemAction[];
}

const quiet = { size: 'sm', variant: 'ghost', colorPalette: 'gray' } as const;

/** Pin, Share, and a menu of the other actions of an item. */
export function ItemActions({ item, beforeMove = [], afterMove }: ItemActionsProps) {
  const { _id, pinned } = item;
  const pin = useMutation(itemMutations.pin());
  const [isSharing, setSharing] = useState(false);
  const moveToTrash = useMoveToTrash(item);
  const { action: move, dialog: moveDialog } = useMoveAction(item);
  const trash = {
    label: texts.actions.moveToTrash,
    icon: Trash2,
    isDestructive: true,
    onSelect: moveToTrash,
  };
  return (
    <>
      <Button {...quiet} loading={pin.isPending} onClick={() => pin.mutate({ _id, pinned: !pinned })}>
        <Icon as={pinned ? PinOff : Pin} />
        {pinned ? texts.actions.unpin : texts.actions.pin}
      </Button>
      <Button {...quiet} onClick={() => setSharing(true)}>
        <Icon as={Share2} />
        {texts.actions.share}
      </Button>
      {isSharing && (
        <RemoteSlot
          name="sharing/share-dialog"
          props={{ item, onClose: () => setSharing(false) }}
          onError={() => {
            setSharing(false);
            toast({ title: texts.shareFailed, type: 'error' });
          }}
        />
      )}
      <Menu.Root positioning={{ placement: 'bottom-end' }}>
        <Menu.Trigger asChild>
          <Button {...quiet}>
            <Icon as={Ellipsis} />
            {texts.actions.more}
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              {[...beforeMove, move, ...afterMove, trash].map(({ label, icon, isDestructive, onSelect }) => (
                <Menu.Item
                  key={label}
                  value={label}
                  color={isDestructive ? 'fg.error' : undefined}
                  onSelect={onSelect}
                >
                  <Icon as={icon} />
                  {label}
                </Menu.Item>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      {moveDialog}
    </>
  );
}
