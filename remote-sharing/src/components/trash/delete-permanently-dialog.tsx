import type { ListItem } from '@my-note/contract';
import { AlertDialog } from '@my-note/shared-kit/overlays';
import { useMutation } from '@my-note/shared-kit/query';
import { trashMutations } from '../../api/trash.mutations.ts';
import { entryTitle } from '../../model/trash.ts';
import { texts } from '../../texts.ts';

/** What is about to go for good: some entries, or all that the trash holds. */
export type Going = readonly ListItem[] | 'all';

interface RemoveDialogProps {
  /** Null keeps the dialog closed. */
  going: Going | null;
  onClose: () => void;
}

function wordsFor(going: Going): { title: string; text: string } {
  if (going === 'all') return { title: texts.trash.confirmEmpty, text: texts.trash.confirmAll };
  const [item] = going;
  if (going.length !== 1 || !item)
    return { title: texts.trash.confirmMany(going.length), text: texts.trash.confirmAll };
  const text = item.type === 'category' ? texts.trash.confirmCategory : texts.trash.confirmNote;
  return { title: texts.trash.confirmTitle(entryTitle(item)), text };
}

/** Asks before entries are deleted for good, and deletes them. */
export function RemoveDialog({ going, onClose }: RemoveDialogProps) {
  const remove = useMutation(trashMutations.remove());
  const empty = useMutation(trashMutations.empty());
  const words = going ? wordsFor(going) : undefined;
  const confirm = () => {
    const then = { onSettled: onClose };
    if (going === 'all') empty.mutate(undefined, then);
    else if (going) {
      const ids = going.map(({ _id }) => _id);
      remove.mutate(ids, then);
    }
  };
  return (
    <AlertDialog
      open={going !== null}
      title={words?.title ?? ''}
      confirmLabel={going === 'all' ? texts.trash.emptyAll : texts.trash.remove}
      busy={remove.isPending || empty.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {words?.text}
    </AlertDialog>
  );
}
