import type { Channel } from '@my-note/contract/youtube';
import { saveFile } from '@my-note/kit/items';
import { Download, Ellipsis, Upload } from 'lucide-react';
import { writeCsv, writeOpml } from '../../model/channel-file.ts';
import { texts } from '../../texts.ts';
import { ActionMenu } from '../../ui/action-menu.tsx';
import { useImportChannels } from './use-import-channels.ts';

const { files } = texts;

interface ChannelFilesMenuProps {
  channels: readonly Channel[];
  size: 'xs' | 'md';
}

/** Imports channels from a file, and exports them when there are any. */
export function ChannelFilesMenu({ channels, size }: ChannelFilesMenuProps) {
  const { choose, chooser } = useImportChannels();
  const saveOpml = () =>
    saveFile(`${files.name}.opml`, 'text/x-opml', writeOpml(channels, texts.channels.title));
  const saveCsv = async () => saveFile(`${files.name}.csv`, 'text/csv', await writeCsv(channels));
  return (
    <>
      {chooser}
      <ActionMenu
        label={files.menu}
        icon={Ellipsis}
        size={size}
        actions={[
          { label: files.import, icon: Upload, run: choose },
          ...(channels.length > 0
            ? [
                { label: files.exportOpml, icon: Download, run: saveOpml },
                { label: files.exportCsv, icon: Download, run: () => void saveCsv() },
              ]
            : []),
        ]}
      />
    </>
  );
}
