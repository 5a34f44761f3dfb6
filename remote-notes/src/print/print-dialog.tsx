import { Dialog, DialogActions, DialogFrame, SwitchSetting } from '@my-note/kit/overlays';
import { Button } from '@my-note/kit/ui';
import { useEffect, useState } from 'react';
import { addContents } from './print-contents.ts';
import { printTexts } from './texts.ts';

/** The note that is open, on paper or as a PDF. */
export function PrintDialog({ onClose }: { onClose: () => void }) {
  const [withContents, setWithContents] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  // The dialog is closed first: on paper there would be its backdrop.
  useEffect(() => {
    if (!isPrinting) return;
    const remove = withContents ? addContents(document) : undefined;
    window.print();
    remove?.();
    onClose();
  }, [isPrinting, withContents, onClose]);
  return (
    <DialogFrame
      title={printTexts.title}
      description={printTexts.text}
      open={!isPrinting}
      onClose={onClose}
    >
      <Dialog.Body>
        <SwitchSetting
          label={printTexts.contents}
          hint={printTexts.contentsHint}
          on={withContents}
          onToggle={() => setWithContents(!withContents)}
        />
      </Dialog.Body>
      <DialogActions onCancel={onClose}>
        <Button onClick={() => setPrinting(true)}>{printTexts.print}</Button>
      </DialogActions>
    </DialogFrame>
  );
}
