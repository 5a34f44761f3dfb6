import { links } from '@my-note/contract';
import type { Video } from '@my-note/contract/youtube';
import { Link } from '@my-note/kit/router';
import { chakra, Heading, HStack, Icon, RelativeDate, Stack, Text } from '@my-note/kit/ui';
import { ExternalLink } from 'lucide-react';
import { watchUrl } from '../../model/video-url.ts';
import { texts } from '../../texts.ts';

const ChannelLink = chakra(Link);

/** The video's title, its channel, and a link to it on YouTube. */
export const VideoHeader = ({ video }: { video: Video }) => (
  <Stack gap="1">
    <Heading as="h1" size="lg" dir="auto" overflowWrap="anywhere">
      {video.title}
    </Heading>
    <HStack gap="3" wrap="wrap" color="fg.muted" textStyle="sm">
      {video.channel ? (
        <ChannelLink
          to={`${links.youtube()}?channel=${video.channel}`}
          _hover={{ textDecoration: 'underline' }}
          dir="auto"
        >
          {video.channelTitle}
        </ChannelLink>
      ) : (
        <Text as="span" dir="auto">
          {video.channelTitle}
        </Text>
      )}
      <RelativeDate value={video.publishedAt} />
      <chakra.a
        href={watchUrl(video.videoId)}
        target="_blank"
        rel="noreferrer"
        display="inline-flex"
        alignItems="center"
        gap="1"
        _hover={{ textDecoration: 'underline' }}
      >
        {texts.video.onYoutube}
        <Icon as={ExternalLink} size={14} />
      </chakra.a>
    </HStack>
  </Stack>
);
