import { Dialog, DialogActions, DialogFrame } from '@my-note/kit/overlays';
import { Button, chakra, Text } from '@my-note/kit/ui';
import { isolatedTexts as texts } from '../texts.ts';

interface LeavingDialogProps {
  /** Label of the remote's page. */
  remote: string;
  /** Address of another site, with http or https. */
  address: string;
  onClose: () => void;
}

/** Asks before an isolated remote leads to another site: the address may carry what the remote has read. */
export const LeavingDialog = ({ remote, address, onClose }: LeavingDialogProps) => (
  <DialogFrame title={texts.leaveTitle} role="alertdialog" onClose={onClose}>
    <Dialog.Body>
      <Text color="fg.muted">{texts.leaveText(remote)}</Text>
      <chakra.p
        dir="ltr"
        marginTop="3"
        maxHeight="40vh"
        overflowY="auto"
        overflowWrap="anywhere"
        fontFamily="mono"
        fontSize="sm"
        tabIndex={0}
      >
        {address}
      </chakra.p>
    </Dialog.Body>
    <DialogActions onCancel={onClose}>
      <Button asChild onClick={onClose}>
        <a href={address} target="_blank" rel="noopener noreferrer">
          {texts.openSite(new URL(address).host)}
        </a>
      </Button>
    </DialogActions>
  </DialogFrame>
);
