import { CopyField } from '@my-note/shared-kit/forms';
import { Dialog } from '@my-note/shared-kit/overlays';
import { Button, Portal, Stack, Text } from '@my-note/shared-kit/ui';
import { peopleTexts } from './texts.ts';

interface LinkDialogProps {
  title: string;
  text: string;
  label: string;
  /** A path of this site; the dialog is open while there is one. */
  href: string | undefined;
  onClose: () => void;
}

/** A link that is shown once, so that only its button closes the dialog. */
export const LinkDialog = ({ title, text, label, href, onClose }: LinkDialogProps) => (
  <Dialog.Root
    placement="center"
    open={href !== undefined}
    closeOnInteractOutside={false}
    onOpenChange={({ open }) => !open && onClose()}
  >
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner>
        <Dialog.Content marginX="4">
          <Dialog.Header>
            <Dialog.Title>{title}</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body>
            <Stack gap="3">
              <Text color="fg.muted">{text}</Text>
              <CopyField label={label} value={new URL(href ?? '', window.location.origin).href} autoFocus />
            </Stack>
          </Dialog.Body>
          <Dialog.Footer>
            <Button onClick={onClose}>{peopleTexts.done}</Button>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
);
