import { AlertDialog } from '@my-note/shared-kit/overlays';
import { useMutation } from '@my-note/shared-kit/query';
import { shareMutations } from '../api/shares.mutations.ts';
import { texts } from '../texts.ts';

interface RemoveShareDialogProps {
  /** The share's id; null keeps the dialog closed. */
  shareId: string | null;
  onClose: () => void;
}

/** Asks before a link is taken back, and takes it back. */
export function RemoveShareDialog({ shareId, onClose }: RemoveShareDialogProps) {
  const remove = useMutation(shareMutations.remove());
  return (
    <AlertDialog
      open={shareId !== null}
      title={texts.share.removeTitle}
      confirmLabel={texts.share.remove}
      busy={remove.isPending}
      onCancel={onClose}
      onConfirm={() => shareId && remove.mutate(shareId, { onSettled: onClose })}
    >
      {texts.share.removeText}
    </AlertDialog>
  );
}
