import { CloseButton, Dialog } from '@my-note/shared-kit/overlays';
import { Button, chakra, isComposing, Portal, Stack } from '@my-note/shared-kit/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { texts } from '../../texts.ts';

interface FormDialogProps {
  title: string;
  description: string;
  busy: boolean;
  saveLabel?: string;
  /** False while something inside handles Escape. */
  closeOnEscape?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

// Enter that ends a composition must not submit.
const keepComposing = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
};

export const FormDialog = ({
  title,
  description,
  busy,
  saveLabel = texts.actions.save,
  closeOnEscape = true,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) => (
  <Dialog.Root
    open
    placement={{ base: 'top', md: 'center' }}
    closeOnEscape={closeOnEscape}
    onOpenChange={({ open }) => !open && onClose()}
  >
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner>
        <Dialog.Content marginX="4">
          <chakra.form
            noValidate
            onKeyDown={keepComposing}
            onSubmit={(event) => {
              event.preventDefault();
              if (!busy) onSubmit();
            }}
          >
            <Dialog.Header flexDirection="column" gap="1">
              <Dialog.Title>{title}</Dialog.Title>
              <Dialog.Description color="fg.muted">{description}</Dialog.Description>
            </Dialog.Header>
            <Dialog.Body overflow="visible">
              <Stack gap="4">{children}</Stack>
            </Dialog.Body>
            <Dialog.Footer>
              <Button type="submit" loading={busy}>
                {saveLabel}
              </Button>
            </Dialog.Footer>
          </chakra.form>
          <Dialog.CloseTrigger asChild>
            <CloseButton size="sm" aria-label={texts.actions.close} />
          </Dialog.CloseTrigger>
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
);
