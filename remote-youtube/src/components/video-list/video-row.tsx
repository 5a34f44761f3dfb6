import { links } from '@my-note/contract';
import type { Video } from '@my-note/contract/youtube';
import { Link } from '@my-note/kit/router';
import { Box, chakra, Flex, RelativeDate, Stack, Text, VisuallyHidden } from '@my-note/kit/ui';
import { texts } from '../../texts.ts';
import { Thumbnail } from '../../ui/thumbnail.tsx';
import { VideoActions } from './video-actions.tsx';
import { VideoBadges } from './video-badges.tsx';

const RowLink = chakra(Link);
// Rows off the screen are not rendered; the height is an estimate.
const look = { contentVisibility: 'auto', containIntrinsicHeight: 'auto 7.5rem' } as const;

/** A video in the list: a link to its page, and its actions. */
export const VideoRow = ({ video, inHidden }: { video: Video; inHidden: boolean }) => (
  <chakra.li css={look} borderBottomWidth="1px" borderColor="border" position="relative">
    <Flex gap={{ base: '3', sm: '4' }} paddingY="3">
      <Box width={{ base: '7.5rem', sm: '11rem' }} flex="none">
        <Thumbnail id={video._id} />
      </Box>
      <Stack flex="1" minWidth="0" gap="1">
        <Flex gap="2" align="flex-start">
          {!video.seen && (
            <Box flex="none" boxSize="2" marginTop="1.5" borderRadius="full" bg="accent.solid">
              <VisuallyHidden>{texts.videos.new}</VisuallyHidden>
            </Box>
          )}
          <RowLink
            to={links.video(video._id)}
            dir="auto"
            fontWeight={video.seen ? 'normal' : 'semibold'}
            lineClamp="2"
            overflowWrap="anywhere"
            // The whole row is the link, except for its buttons.
            _after={{ content: '""', position: 'absolute', inset: '0' }}
            _hover={{ textDecoration: 'underline' }}
          >
            {video.title}
          </RowLink>
        </Flex>
        <Text textStyle="sm" color="fg.muted" truncate>
          <bdi>{video.channelTitle}</bdi> · <RelativeDate value={video.publishedAt} />
        </Text>
        <Flex marginTop="auto" justify="space-between" align="center" gap="2" minHeight="8">
          <VideoBadges video={video} />
          <VideoActions video={video} inHidden={inHidden} />
        </Flex>
      </Stack>
    </Flex>
  </chakra.li>
);
