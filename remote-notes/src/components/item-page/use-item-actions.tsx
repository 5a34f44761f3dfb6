import type { Note } from '@my-note/contract';
import { RemoteSlot } from '@my-note/kit/federation';
import { itemMutations } from '@my-note/kit/items';
import { useMutation } from '@my-note/kit/query';
import { toast } from '@my-note/kit/ui';
import { Pin, PinOff, Share2, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { texts } from '../../texts.ts';
import { useIconChoice } from './use-icon-choice.tsx';
import { type ItemAction, useMoveAction } from './use-move-action.tsx';
import { useMoveToTrash } from './use-move-to-trash.ts';

/** What can be done with any item, and the dialogs to render on its page. */
export function useItemActions(item: Note) {
  const { _id, pinned } = item;
  const { mutate, isPending } = useMutation(itemMutations.pin());
  const [isSharing, setSharing] = useState(false);
  const moveToTrash = useMoveToTrash(item);
  const { action: move, dialog: moveDialog } = useMoveAction(item);
  const { action: icon, dialog: iconDialog } = useIconChoice(item);
  const pin: ItemAction = {
    label: pinned ? texts.actions.unpin : texts.actions.pin,
    icon: pinned ? PinOff : Pin,
    isPending,
    onSelect: () => mutate({ _id, pinned: !pinned }),
  };
  const share: ItemAction = { label: texts.actions.share, icon: Share2, onSelect: () => setSharing(true) };
  const trash: ItemAction = {
    label: texts.actions.moveToTrash,
    icon: Trash2,
    isDestructive: true,
    onSelect: moveToTrash,
  };
  const dialogs: ReactNode = (
    <>
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
      {moveDialog}
      {iconDialog}
    </>
  );
  return { pin, share, icon, move, trash, dialogs };
}
