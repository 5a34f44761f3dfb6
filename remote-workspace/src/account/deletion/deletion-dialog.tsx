import { links } from '@my-note/contract';
import type { Account } from '@my-note/contract/account';
import { CloseButton, Dialog } from '@my-note/shared-kit/overlays';
import { Link } from '@my-note/shared-kit/router';
import { Button, Portal, Stack, Text } from '@my-note/shared-kit/ui';
import { accountTexts } from '../texts.ts';
import { DeletionForm } from './deletion-form.tsx';
import { deletionTexts } from './texts.ts';

interface DeletionDialogProps {
  account: Account;
  open: boolean;
  onClose: () => void;
}

/** Says what happens, offers an export, and asks for the address and the password. */
export const DeletionDialog = ({ account, open, onClose }: DeletionDialogProps) => (
  <Dialog.Root
    placement="center"
    open={open}
    closeOnInteractOutside={false}
    onOpenChange={(event) => !event.open && onClose()}
  >
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner>
        <Dialog.Content marginX="4">
          <Dialog.Header>
            <Dialog.Title>{deletionTexts.dialogTitle}</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body>
            <Stack gap="4" align="stretch">
              <Text color="fg.muted">{deletionTexts.text}</Text>
              <Button asChild alignSelf="flex-start" size="sm" variant="outline" colorPalette="gray">
                <Link to={links.transfer()}>{deletionTexts.exportFirst}</Link>
              </Button>
              {account.hasPassword || account.signedInRecently ? (
                <DeletionForm account={account} onCancel={onClose} />
              ) : (
                <Text>{deletionTexts.signInFirst}</Text>
              )}
            </Stack>
          </Dialog.Body>
          <Dialog.CloseTrigger asChild>
            <CloseButton size="sm" color="fg.muted" aria-label={accountTexts.cancel} />
          </Dialog.CloseTrigger>
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
);
