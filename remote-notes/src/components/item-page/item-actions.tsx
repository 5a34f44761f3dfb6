import type { Note } from '@my-note/contract';
import { Button, Icon } from '@my-note/kit/ui';
import { Ellipsis } from 'lucide-react';
import { texts } from '../../texts.ts';
import { MoreMenu } from './more-menu.tsx';
import { useItemActions } from './use-item-actions.tsx';
import type { ItemAction } from './use-move-action.tsx';

interface ItemActionsProps {
  item: Note;
  beforeMove?: ItemAction[];
  afterMove: ItemAction[];
}

const quiet = { size: 'sm', variant: 'ghost', colorPalette: 'gray' } as const;

/** Pin, Share, and a menu of the other actions of an item. */
export function ItemActions({ item, beforeMove = [], afterMove }: ItemActionsProps) {
  const { pin, share, icon, move, trash, dialogs } = useItemActions(item);
  return (
    <>
      {[pin, share].map(({ label, icon, isPending = false, onSelect }) => (
        <Button key={label} {...quiet} loading={isPending} onClick={onSelect}>
          <Icon as={icon} />
          {label}
        </Button>
      ))}
      <MoreMenu actions={[...beforeMove, icon, move, ...afterMove, trash]}>
        <Button {...quiet}>
          <Icon as={Ellipsis} />
          {texts.actions.more}
        </Button>
      </MoreMenu>
      {dialogs}
    </>
  );
}
