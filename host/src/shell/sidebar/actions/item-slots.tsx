import type { ListItem } from '@my-note/contract';
import { RemoteSlot } from '@my-note/kit/federation';
import { showSlotError } from '../../../platform/remotes/ui/slot-error.ts';

/** A remote's dialog for one item. */
export interface ItemDialog {
  kind: 'share' | 'move';
  item: ListItem;
}

interface ItemSlotProps {
  dialog: ItemDialog;
  onMove: (item: ListItem, parentId: string | null) => void;
  onClose: () => void;
}

/** The slots for Share and Move. */
export function ItemSlot({ dialog: { kind, item }, onMove, onClose }: ItemSlotProps) {
  const onError = (error: unknown) => {
    showSlotError(error);
    onClose();
  };
  if (kind === 'share') {
    return <RemoteSlot name="sharing/share-dialog" props={{ item, onClose }} onError={onError} />;
  }
  const onDone = (target?: { parentId: string | null }) => {
    onClose();
    if (target) onMove(item, target.parentId);
  };
  return <RemoteSlot name="notes/move-item" props={{ item, onDone }} onError={onError} />;
}
