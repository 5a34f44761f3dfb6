import { Button, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { kitTexts } from '../../texts.ts';
import { Dialog } from './dialog.tsx';

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
  <Dialog.Root
    role="alertdialog"
    placement="center"
    open={open}
    closeOnInteractOutside={false}
    onOpenChange={(event) => !event.open && onCancel()}
  >
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner>
        <Dialog.Content marginX="4">
          <Dialog.Header>
            <Dialog.Title>{title}</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body color="fg.muted">{children}</Dialog.Body>
          <Dialog.Footer>
            <Button variant="outline" onClick={onCancel}>
              {kitTexts.cancel}
            </Button>
            <Button colorPalette="red" loading={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
);
