import type { Channel } from '@my-note/contract/youtube';
import { Link } from '@my-note/kit/router';
import { Box, chakra, Flex, Text, VisuallyHidden } from '@my-note/kit/ui';
import { X } from 'lucide-react';
import { texts } from '../../texts.ts';
import { QuietIconButton } from '../../ui/quiet-icon-button.tsx';
import { ChannelStatus } from './channel-status.tsx';

const RowLink = chakra(Link);

interface ChannelLinkProps {
  to: string;
  title: string;
  unseen: number;
  current: boolean;
  onOpen: () => void;
}

/** A link to the videos of a channel, or of all channels. */
export const ChannelLink = ({ to, title, unseen, current, onOpen }: ChannelLinkProps) => (
  <RowLink
    to={to}
    aria-current={current ? 'page' : undefined}
    onClick={onOpen}
    display="flex"
    gap="2"
    alignItems="center"
    flex="1"
    minWidth="0"
    minHeight={{ base: 'touchTarget', md: '8' }}
    paddingX="2"
    borderRadius="md"
    _hover={{ bg: 'bg.muted' }}
    _currentPage={{ bg: 'bg.muted', fontWeight: 'medium' }}
  >
    <Text flex="1" minWidth="0" truncate dir="auto" title={title}>
      {title}
    </Text>
    {unseen > 0 && (
      <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
        <span aria-hidden>{unseen}</span>
        <VisuallyHidden>{`, ${texts.channels.unseen(unseen)}`}</VisuallyHidden>
      </Text>
    )}
  </RowLink>
);

interface ChannelRowProps extends Omit<ChannelLinkProps, 'title' | 'unseen'> {
  channel: Channel;
  onRemove: () => void;
}

/** A followed channel: its unseen videos, its status, and the button that removes it. */
export const ChannelRow = ({ channel, onRemove, ...link }: ChannelRowProps) => (
  <chakra.li>
    <Flex gap="1" align="center">
      <ChannelLink {...link} title={channel.title} unseen={channel.unseen} />
      <QuietIconButton label={texts.channels.remove(channel.title)} icon={X} onClick={onRemove} />
    </Flex>
    <Box paddingX="2" paddingBottom="1" _empty={{ display: 'none' }}>
      <ChannelStatus status={channel.status} />
    </Box>
  </chakra.li>
);
