import type { ListItem } from '@my-note/contract';
import { AlertDialog } from '@my-note/kit/overlays';
import { useMutation } from '@my-note/kit/query';
import { trashMutations } from '../../api/trash.mutations.ts';
import { entryTitle } from '../../model/trash.ts';
import { texts } from '../../texts.ts';

/** What to delete permanently: some entries, or everything in the trash. */
export type DeleteTarget = readonly ListItem[] | 'all';

interface DeletePermanentlyDialogProps {
  /** Null keeps the dialog closed. */
  deleteTarget: DeleteTarget | null;
  onClose: () => void;
}

function dialogTexts(deleteTarget: DeleteTarget): { title: string; text: string } {
  if (deleteTarget === 'all') return { title: texts.trash.confirmEmpty, text: texts.trash.confirmAll };
  const [item] = deleteTarget;
  if (deleteTarget.length !== 1 || !item)
    return { title: texts.trash.confirmMany(deleteTarget.length), text: texts.trash.confirmAll };
  const text = item.type === 'category' ? texts.trash.confirmCategory : texts.trash.confirmNote;
  return { title: texts.trash.confirmTitle(entryTitle(item)), text };
}

/** Confirms and deletes entries permanently. */
export function DeletePermanentlyDialog({ deleteTarget, onClose }: DeletePermanentlyDialogProps) {
  const remove = useMutation(trashMutations.remove());
  const empty = useMutation(trashMutations.empty());
  const words = deleteTarget ? dialogTexts(deleteTarget) : undefined;
  const confirm = () => {
    const then = { onSettled: onClose };
    if (deleteTarget === 'all') empty.mutate(undefined, then);
    else if (deleteTarget) {
      const ids = deleteTarget.map(({ _id }) => _id);
      remove.mutate(ids, then);
    }
  };
  return (
    <AlertDialog
      open={deleteTarget !== null}
      title={words?.title ?? ''}
      confirmLabel={deleteTarget === 'all' ? texts.trash.emptyAll : texts.trash.remove}
      busy={remove.isPending || empty.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {words?.text}
    </AlertDialog>
  );
}
