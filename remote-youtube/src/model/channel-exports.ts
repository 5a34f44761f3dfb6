import type { Channel } from '@my-note/contract/youtube';
import { saveFile } from '@my-note/shared-kit/items';
import { texts } from '../texts.ts';
import { writeCsv, writeOpml } from './channel-file.ts';

const { files } = texts;

/** The files that the channels can be saved as; none while there are no channels. */
export const channelExports = (channels: readonly Channel[]) =>
  channels.length === 0
    ? []
    : [
        {
          id: 'opml',
          label: files.exportOpml,
          save: async () =>
            saveFile(`${files.name}.opml`, 'text/x-opml', writeOpml(channels, texts.channels.title)),
        },
        {
          id: 'csv',
          label: files.exportCsv,
          save: async () => saveFile(`${files.name}.csv`, 'text/csv', await writeCsv(channels)),
        },
      ];
