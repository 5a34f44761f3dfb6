import { Dialog, DialogActions, DialogFrame } from '@my-note/kit/overlays';
import { Button, chakra, Text } from '@my-note/kit/ui';

interface LeavingDialogProps {
  /** Label of the remote's page. */
  remote: string;
  /** Address of another site, with http or https. */
  address: string;
  onClose: () => void;
}

/** Asks before an isolated remote leads to another site: the address may carry what the remote has read. */
export const LeavingDialog = ({ remote, address, onClose }: LeavingDialogProps) => (
  <DialogFrame title="Open another site?" role="alertdialog" onClose={onClose}>
    <Dialog.Body>
      <Text color="fg.muted">
        {remote} leads to the address below. It may contain what {remote} has read of your notes.
      </Text>
      <chakra.p
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
          Open {new URL(address).host}
        </a>
      </Button>
    </DialogActions>
  </DialogFrame>
);
