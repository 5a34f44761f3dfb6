import { AlertDialog } from '@my-note/kit/overlays';
import { useMutation } from '@my-note/kit/query';
import { shareMutations } from '../../api/shares.mutations.ts';
import { texts } from '../../texts.ts';

interface RemoveShareDialogProps {
  /** The share, and the title of what it shows; null keeps the dialog closed. */
  share: { _id: string; title: string } | null;
  onClose: () => void;
}

/** Confirms and revokes a share link. */
export function RemoveShareDialog({ share, onClose }: RemoveShareDialogProps) {
  const remove = useMutation(shareMutations.remove());
  return (
    <AlertDialog
      open={share !== null}
      title={texts.share.removeTitle}
      confirmLabel={texts.share.remove}
      busy={remove.isPending}
      onCancel={onClose}
      onConfirm={() => share && remove.mutate(share._id, { onSettled: onClose })}
    >
      {share && texts.share.removeText(share.title || texts.untitled)}
    </AlertDialog>
  );
}
