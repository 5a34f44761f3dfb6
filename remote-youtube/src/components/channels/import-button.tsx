import { Button, Icon } from '@my-note/kit/ui';
import { Upload } from 'lucide-react';
import { texts } from '../../texts.ts';
import { useImportChannels } from './use-import-channels.ts';

/** Imports channels from a file, before the first channel is followed. */
export function ImportButton() {
  const { choose, chooser } = useImportChannels();
  return (
    <>
      {chooser}
      <Button size="sm" variant="ghost" colorPalette="gray" onClick={choose}>
        <Icon as={Upload} />
        {texts.files.import}
      </Button>
    </>
  );
}
