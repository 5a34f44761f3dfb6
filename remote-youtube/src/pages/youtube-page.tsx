import { useKeptFocus } from '@my-note/kit/lists';
import { useQuery } from '@my-note/kit/query';
import { useSearchParams } from '@my-note/kit/router';
import { Box, Flex, HStack, PageFrame, QueryState, Stack, useMedia } from '@my-note/kit/ui';
import { channelQueries } from '../api/channels.queries.ts';
import { ChannelDrawer } from '../components/channels/channel-drawer.tsx';
import { ChannelPanel } from '../components/channels/channel-panel.tsx';
import { NoChannels } from '../components/channels/no-channels.tsx';
import { RefreshButton } from '../components/channels/refresh-button.tsx';
import { useInvalidateOnNewVideos } from '../components/channels/use-invalidate-on-new-videos.ts';
import { VideoFilters } from '../components/video-list/video-filters.tsx';
import { VideoList } from '../components/video-list/video-list.tsx';
import { VideosSkeleton } from '../components/video-list/videos-skeleton.tsx';
import { readFilter } from '../model/video-filter.ts';
import { texts } from '../texts.ts';

/** Room for the channels beside the videos. */
const WIDE = '(min-width: 75rem)';

/** `/i/youtube`: the channels that the user follows and their videos, newest first. */
export function YoutubePage() {
  const [address] = useSearchParams();
  const query = useQuery(channelQueries.list());
  const channels = query.data;
  const wide = useMedia(WIDE);
  useInvalidateOnNewVideos(channels);
  const filter = readFilter(address);
  const following = channels !== undefined && channels.length > 0;
  // The first channel unmounts the form that had the focus.
  const box = useKeptFocus<HTMLDivElement>(channels && following);
  return (
    <PageFrame
      title={texts.title}
      actions={
        following && (
          <HStack gap="3" wrap="wrap">
            <RefreshButton channels={channels} />
            {!wide && <ChannelDrawer channels={channels} filter={filter} />}
          </HStack>
        )
      }
    >
      <Box ref={box} tabIndex={-1} outline="none">
        <QueryState
          query={query}
          loading={<VideosSkeleton />}
          failure={texts.channels.failed}
          empty={<NoChannels />}
        >
          {(followed) => (
            <Flex gap="10" align="flex-start">
              <Stack flex="1" minWidth="0" gap="3">
                <VideoFilters filter={filter} channels={followed} />
                <VideoList filter={filter} />
              </Stack>
              {wide && (
                <Box
                  width="16rem"
                  flex="none"
                  position="sticky"
                  top="6rem"
                  maxHeight="calc(100dvh - 8rem)"
                  overflowY="auto"
                >
                  <ChannelPanel channels={followed} filter={filter} />
                </Box>
              )}
            </Flex>
          )}
        </QueryState>
      </Box>
    </PageFrame>
  );
}
