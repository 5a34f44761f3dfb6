import type { Channel } from '@my-note/contract/youtube';
import { CloseButton, Drawer, useCloseOnBack } from '@my-note/kit/overlays';
import { Button, Icon, Portal } from '@my-note/kit/ui';
import { ListVideo } from 'lucide-react';
import { useState } from 'react';
import type { VideoFilter } from '../../model/video-filter.ts';
import { texts } from '../../texts.ts';
import { ChannelPanel } from './channel-panel.tsx';

/** The channels where there is no room for them beside the videos. */
export function ChannelDrawer({ channels, filter }: { channels: readonly Channel[]; filter: VideoFilter }) {
  const [open, setOpen] = useState(false);
  useCloseOnBack('channels', open, () => setOpen(false));
  return (
    <Drawer.Root
      placement="bottom"
      open={open}
      onOpenChange={(change) => setOpen(change.open)}
      lazyMount
      unmountOnExit
    >
      <Drawer.Trigger asChild>
        <Button size="sm" variant="outline" colorPalette="gray">
          <Icon as={ListVideo} />
          {texts.channels.manage}
        </Button>
      </Drawer.Trigger>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content maxHeight="85dvh" borderTopRadius="lg" paddingBottom="env(safe-area-inset-bottom)">
            <Drawer.Header>
              <Drawer.Title>{texts.channels.title}</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body paddingBottom="6">
              <ChannelPanel
                channels={channels}
                filter={filter}
                heading={false}
                onOpen={() => setOpen(false)}
              />
            </Drawer.Body>
            <Drawer.CloseTrigger asChild>
              <CloseButton />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
