import { ShowMore, useKeptFocus } from '@my-note/kit/lists';
import { useInfiniteQuery } from '@my-note/kit/query';
import { Box, chakra, QueryState } from '@my-note/kit/ui';
import { videoQueries } from '../../api/videos.queries.ts';
import type { VideoFilter } from '../../model/video-filter.ts';
import { texts } from '../../texts.ts';
import { VideoRow } from './video-row.tsx';
import { VideosEmpty } from './videos-empty.tsx';
import { VideosSkeleton } from './videos-skeleton.tsx';

/** The filtered videos, newest first; older ones are loaded near the end of the list. */
export function VideoList({ filter }: { filter: VideoFilter }) {
  const pages = useInfiniteQuery(videoQueries.list(filter));
  const { data, hasNextPage, isPlaceholderData } = pages;
  // A new video shifts the pages, so that one video can be in two of them.
  const videos = data && [
    ...new Map(data.pages.flatMap((page) => page.data).map((video) => [video._id, video])).values(),
  ];
  const box = useKeptFocus<HTMLDivElement>(videos?.length);
  return (
    <Box ref={box} tabIndex={-1} outline="none" opacity={isPlaceholderData ? 0.6 : 1}>
      <QueryState
        query={{ ...pages, data: videos }}
        loading={<VideosSkeleton />}
        failure={texts.failed}
        empty={hasNextPage ? null : <VideosEmpty filter={filter} />}
      >
        {(shown) => (
          <chakra.ul listStyleType="none" aria-label={texts.videos.list}>
            {shown.map((video) => (
              <VideoRow key={video._id} video={video} inHidden={filter.hidden === true} />
            ))}
          </chakra.ul>
        )}
      </QueryState>
      {hasNextPage && <ShowMore pages={pages} loadingLabel={texts.videos.loadingMore} />}
    </Box>
  );
}
