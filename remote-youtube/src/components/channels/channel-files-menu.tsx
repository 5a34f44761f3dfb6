import type { Channel } from '@my-note/contract/youtube';
import { Menu } from '@my-note/shared-kit/overlays';
import { Icon, IconButton, Portal } from '@my-note/shared-kit/ui';
import { Download, Ellipsis, Upload } from 'lucide-react';
import { channelExports } from '../../model/channel-exports.ts';
import { texts } from '../../texts.ts';
import { useImportChannels } from './use-import-channels.ts';

interface ChannelFilesMenuProps {
  channels: readonly Channel[];
  size: 'xs' | 'md';
}

/** The menu of files: channels from another reader, and to another one. */
export function ChannelFilesMenu({ channels, size }: ChannelFilesMenuProps) {
  const { choose, chooser } = useImportChannels();
  const entries = [
    { id: 'import', label: texts.files.import, icon: Upload, run: choose },
    ...channelExports(channels).map(({ id, label, save }) => ({
      id,
      label,
      icon: Download,
      run: () => void save(),
    })),
  ];
  return (
    <>
      {chooser}
      <Menu.Root positioning={{ placement: 'bottom-end' }}>
        <Menu.Trigger asChild>
          <IconButton
            size={size}
            variant="ghost"
            colorPalette="gray"
            color="fg.muted"
            aria-label={texts.files.menu}
            title={texts.files.menu}
          >
            <Icon as={Ellipsis} />
          </IconButton>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              {entries.map(({ id, label, icon, run }) => (
                <Menu.Item key={id} value={id} onSelect={run}>
                  <Icon as={icon} />
                  {label}
                </Menu.Item>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </>
  );
}
