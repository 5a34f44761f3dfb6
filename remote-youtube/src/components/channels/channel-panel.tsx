import { links } from '@my-note/contract';
import type { Channel } from '@my-note/contract/youtube';
import { useKeptFocus } from '@my-note/kit/lists';
import { useNavigate } from '@my-note/kit/router';
import { Box, chakra, Flex, Heading, HStack, Stack } from '@my-note/kit/ui';
import { useId } from 'react';
import { type VideoFilter, writeFilter } from '../../model/video-filter.ts';
import { texts } from '../../texts.ts';
import { AddChannel } from './add-channel.tsx';
import { ChannelFilesMenu } from './channel-files-menu.tsx';
import { ChannelLink, ChannelRow } from './channel-row.tsx';
import { useRemoveChannel } from './use-remove-channel.ts';

interface ChannelPanelProps {
  channels: readonly Channel[];
  filter: VideoFilter;
  onOpen?: () => void;
  heading?: boolean;
}

const hrefOf = (filter: VideoFilter) => `${links.youtube()}?${writeFilter(filter)}`;
const nothing = () => {};

/** The followed channels, with the form that adds one. */
export function ChannelPanel({ channels, filter, onOpen = nothing, heading = true }: ChannelPanelProps) {
  const id = useId();
  const navigate = useNavigate();
  const removeChannel = useRemoveChannel();
  const box = useKeptFocus<HTMLDivElement>(channels.length);
  const { channel: current, ...rest } = filter;
  const remove = (channel: Channel) => {
    // The channel's list must not be on screen when the channel is removed.
    if (channel._id === current) navigate(hrefOf(rest), { replace: true });
    void removeChannel(channel);
  };
  return (
    <Stack ref={box} tabIndex={-1} outline="none" gap="3" as="section" aria-labelledby={id}>
      <HStack justify="space-between" minHeight="6" hidden={!heading}>
        <Heading as="h2" id={id} size="sm" color="fg.muted">
          {texts.channels.title}
        </Heading>
        {heading && <ChannelFilesMenu channels={channels} size="xs" />}
      </HStack>
      <Flex gap="1">
        <Box flex="1" minWidth="0">
          <AddChannel />
        </Box>
        {!heading && <ChannelFilesMenu channels={channels} size="md" />}
      </Flex>
      {channels.length > 0 && (
        <chakra.ul listStyleType="none" aria-labelledby={id}>
          <chakra.li display="flex">
            <ChannelLink
              to={hrefOf(rest)}
              title={texts.channels.all}
              unseen={channels.reduce((sum, { unseen }) => sum + unseen, 0)}
              current={current === undefined}
              onOpen={onOpen}
            />
            <Box width="8" flex="none" />
          </chakra.li>
          {channels.map((channel) => (
            <ChannelRow
              key={channel._id}
              channel={channel}
              to={hrefOf({ ...rest, channel: channel._id })}
              current={channel._id === current}
              onOpen={onOpen}
              onRemove={() => remove(channel)}
            />
          ))}
        </chakra.ul>
      )}
    </Stack>
  );
}
