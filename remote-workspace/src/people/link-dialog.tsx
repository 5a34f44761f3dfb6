import { CopyField } from '@my-note/kit/forms';
import { Dialog, DialogActions, DialogFrame } from '@my-note/kit/overlays';
import { peopleTexts } from './texts.ts';

interface LinkDialogProps {
  title: string;
  text: string;
  label: string;
  /** A path of this site; the dialog is open while there is one. */
  href: string | undefined;
  onClose: () => void;
}

/** A link that is shown once, so that a click outside does not close the dialog. */
export const LinkDialog = ({ title, text, label, href, onClose }: LinkDialogProps) => (
  <DialogFrame title={title} description={text} staysOpen open={href !== undefined} onClose={onClose}>
    <Dialog.Body>
      <CopyField label={label} value={new URL(href ?? '', window.location.origin).href} autoFocus />
    </Dialog.Body>
    <DialogActions cancelLabel={peopleTexts.done} onCancel={onClose} />
  </DialogFrame>
);
