import { Box, EmptyState, Icon, Stack } from '@my-note/kit/ui';
import { TvMinimalPlay } from 'lucide-react';
import { texts } from '../../texts.ts';
import { AddChannel } from './add-channel.tsx';
import { ImportButton } from './import-button.tsx';

/** Shown before the first channel: adds one, or imports those of another reader. */
export const NoChannels = () => (
  <EmptyState
    title={texts.channels.empty}
    icon={<Icon as={TvMinimalPlay} size={32} />}
    action={
      <Stack width="100%" maxWidth="26rem" gap="3" textAlign="start" paddingTop="2">
        <AddChannel />
        <Box alignSelf="center">
          <ImportButton />
        </Box>
      </Stack>
    }
  >
    {texts.channels.hint}
  </EmptyState>
);
