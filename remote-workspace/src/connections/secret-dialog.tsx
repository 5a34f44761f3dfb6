import { CopyField } from '@my-note/kit/forms';
import { Dialog, DialogActions, DialogFrame } from '@my-note/kit/overlays';
import { connectionsTexts } from './texts.ts';

interface SecretDialogProps {
  label: string;
  text: string;
  /** The dialog is open while there is one. */
  secret: string | undefined;
  onClose: () => void;
}

/** A secret that is shown once, so that a click outside does not close the dialog. */
export const SecretDialog = ({ label, text, secret, onClose }: SecretDialogProps) => (
  <DialogFrame title={label} description={text} staysOpen open={secret !== undefined} onClose={onClose}>
    <Dialog.Body>
      <CopyField label={label} value={secret ?? ''} autoFocus />
    </Dialog.Body>
    <DialogActions cancelLabel={connectionsTexts.close} onCancel={onClose} />
  </DialogFrame>
);
