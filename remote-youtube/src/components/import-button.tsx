import { Button } from '@my-note/shared-kit/ui';
import { Upload } from 'lucide-react';
import { useImport } from '../model/use-import.tsx';
import { texts } from '../texts.ts';

/** Channels from a file, where nothing is followed yet. */
export function ImportButton() {
  const { choose, chooser } = useImport();
  return (
    <>
      {chooser}
      <Button size="sm" variant="ghost" colorPalette="gray" onClick={choose}>
        <Upload size={16} strokeWidth={1.75} aria-hidden />
        {texts.files.import}
      </Button>
    </>
  );
}
