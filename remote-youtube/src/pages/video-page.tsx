import { links } from '@my-note/contract';
import type { Video } from '@my-note/contract/youtube';
import { ApiError } from '@my-note/kit/http';
import { useMutation, useQuery } from '@my-note/kit/query';
import { useNavigate, useParams, useSearchParams } from '@my-note/kit/router';
import { Button, EmptyState, PageFrame, QueryState, useDocumentTitle } from '@my-note/kit/ui';
import { useEffect, useState } from 'react';
import { videoMutations } from '../api/videos.mutations.ts';
import { videoQueries } from '../api/videos.queries.ts';
import { VideoSkeleton } from '../components/video/video-skeleton.tsx';
import { VideoView } from '../components/video/video-view.tsx';
import { createPlayer } from '../player/player.ts';
import { texts } from '../texts.ts';

function OneVideo({ id }: { id: string }) {
  const query = useQuery(videoQueries.one(id));
  const { data: video, error } = query;
  const navigate = useNavigate();
  if (!video && error instanceof ApiError && (error.status === 404 || error.status === 400))
    return (
      <PageFrame title={texts.title}>
        <EmptyState
          title={texts.video.gone}
          action={
            <Button size="sm" onClick={() => navigate(links.youtube())}>
              {texts.video.back}
            </Button>
          }
        >
          {texts.video.goneHint}
        </EmptyState>
      </PageFrame>
    );
  return (
    <QueryState query={query} loading={<VideoSkeleton />} failure={texts.video.failed}>
      {(opened) => <OpenVideo video={opened} />}
    </QueryState>
  );
}

function OpenVideo({ video }: { video: Video }) {
  const [address] = useSearchParams();
  const [player] = useState(() =>
    createPlayer(Math.max(0, Number.parseInt(address.get('t') ?? '0', 10) || 0)),
  );
  const { mutate } = useMutation(videoMutations.update());
  useDocumentTitle(video.title);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, so that the user can mark it as unseen
  useEffect(() => {
    if (!video.seen) mutate({ video, change: { seen: true } });
  }, []);
  return <VideoView video={video} player={player} />;
}

/** `/i/youtube/:videoId`: a video beside its note. */
export function VideoPage() {
  const { videoId = '' } = useParams();
  return <OneVideo key={videoId} id={videoId} />;
}
