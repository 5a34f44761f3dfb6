import { links } from '@my-note/contract';
import type { Account } from '@my-note/contract/account';
import { Dialog, DialogActions, DialogFrame } from '@my-note/kit/overlays';
import { Link } from '@my-note/kit/router';
import { Button, Stack, Text } from '@my-note/kit/ui';
import { DeletionForm } from './deletion-form.tsx';
import { deletionTexts } from './texts.ts';

interface DeletionDialogProps {
  account: Account;
  open: boolean;
  onClose: () => void;
}

const DeletionText = () => (
  <>
    <Text color="fg.muted">{deletionTexts.text}</Text>
    <Button asChild alignSelf="flex-start" size="sm" variant="outline" colorPalette="gray">
      <Link to={links.transfer()}>{deletionTexts.exportFirst}</Link>
    </Button>
  </>
);

/** Says what happens, offers an export, and asks for the address and the password. */
export const DeletionDialog = ({ account, open, onClose }: DeletionDialogProps) => (
  <DialogFrame title={deletionTexts.dialogTitle} hasFields staysOpen open={open} onClose={onClose}>
    {account.hasPassword || account.signedInRecently ? (
      <DeletionForm account={account} onCancel={onClose}>
        <DeletionText />
      </DeletionForm>
    ) : (
      <>
        <Dialog.Body>
          <Stack gap="4" align="stretch">
            <DeletionText />
            <Text>{deletionTexts.signInFirst}</Text>
          </Stack>
        </Dialog.Body>
        <DialogActions onCancel={onClose} />
      </>
    )}
  </DialogFrame>
);
