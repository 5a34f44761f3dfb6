import type { Note } from '@my-note/contract';
import { RemoteSlot } from '@my-note/shared-kit/federation';
import { Button, Icon, toast } from '@my-note/shared-kit/ui';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { texts } from '../../texts.ts';

export function ShareButton({ item }: { item: Note }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const onError = () => {
    close();
    toast({ title: texts.shareFailed, type: 'error' });
  };
  return (
    <>
      <Button size="sm" variant="ghost" colorPalette="gray" onClick={() => setOpen(true)}>
        <Icon as={Share2} />
        {texts.actions.share}
      </Button>
      {open && <RemoteSlot name="sharing/share-dialog" props={{ item, onClose: close }} onError={onError} />}
    </>
  );
}
