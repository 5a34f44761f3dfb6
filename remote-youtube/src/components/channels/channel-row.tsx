import type { Channel } from '@my-note/contract/youtube';
import { Link } from '@my-note/shared-kit/router';
import { Box, chakra, Flex, Icon, IconButton, Text, VisuallyHidden } from '@my-note/shared-kit/ui';
import { X } from 'lucide-react';
import { texts } from '../../texts.ts';
import { ChannelStatus } from './channel-status.tsx';

const RowLink = chakra(Link);

interface ChannelLinkProps {
  to: string;
  title: string;
  unseen: number;
  current: boolean;
  onOpen: () => void;
}

/** Leads to the videos of a channel, or of all. */
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
        <VisuallyHidden>, {texts.channels.unseen(unseen)}</VisuallyHidden>
      </Text>
    )}
  </RowLink>
);

interface ChannelRowProps extends Omit<ChannelLinkProps, 'title' | 'unseen'> {
  channel: Channel;
  onRemove: () => void;
}

/** A channel that is followed: how its list is, what is unseen, and the way out. */
export const ChannelRow = ({ channel, onRemove, ...link }: ChannelRowProps) => (
  <chakra.li>
    <Flex gap="1" align="center">
      <ChannelLink {...link} title={channel.title} unseen={channel.unseen} />
      <IconButton
        size="xs"
        variant="ghost"
        colorPalette="gray"
        color="fg.muted"
        aria-label={texts.channels.remove(channel.title)}
        title={texts.channels.remove(channel.title)}
        onClick={onRemove}
      >
        <Icon as={X} />
      </IconButton>
    </Flex>
    <Box paddingX="2" paddingBottom="1" _empty={{ display: 'none' }}>
      <ChannelStatus status={channel.status} />
    </Box>
  </chakra.li>
);
