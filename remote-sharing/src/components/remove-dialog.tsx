import type { ListItem } from '@my-note/shared-kit/contract';
import { AlertDialog } from '@my-note/shared-kit/overlays';
import { useMutation } from '@my-note/shared-kit/query';
import { trashMutations } from '../api/trash.mutations.ts';
import { entryTitle } from '../model/trash.ts';
import { texts } from '../texts.ts';

interface RemoveDialogProps {
  /** What is about to go; null keeps the dialog closed. */
  item: ListItem | null;
  onClose: () => void;
}

/** Asks before an entry is deleted for good, and deletes it. */
export function RemoveDialog({ item, onClose }: RemoveDialogProps) {
  const remove = useMutation(trashMutations.remove());
  return (
    <AlertDialog
      open={item !== null}
      title={item ? texts.trash.confirmTitle(entryTitle(item)) : ''}
      confirmLabel={texts.trash.remove}
      busy={remove.isPending}
      onConfirm={() => item && remove.mutate(item._id, { onSettled: onClose })}
      onCancel={onClose}
    >
      {item?.type === 'category' ? texts.trash.confirmCategory : texts.trash.confirmNote}
    </AlertDialog>
  );
}
