import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { DialogActions, DialogFrame } from './dialog-frame.tsx';

interface AlertDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Confirms an action that cannot be undone. A click outside does not close it
 * (docs/specification/product.md#accessibility).
 *
 * @example
 * <AlertDialog
 *   open={shown}
 *   title="Remove the city?"
 *   confirmLabel="Remove"
 *   onConfirm={() => setShown(false)}
 *   onCancel={() => setShown(false)}
 * >
 *   Its weather is no longer shown.
 * </AlertDialog>
 */
export const AlertDialog = ({
  open,
  title,
  children,
  confirmLabel,
  busy = false,
  onConfirm,
  onCancel,
}: AlertDialogProps) => (
  <DialogFrame title={title} role="alertdialog" open={open} onClose={onCancel}>
    <Dialog.Body>
      <Dialog.Description color="fg.muted" fontSize="md">
        {children}
      </Dialog.Description>
    </Dialog.Body>
    <DialogActions onCancel={onCancel}>
      <Button colorPalette="red" loading={busy} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </DialogActions>
  </DialogFrame>
);
