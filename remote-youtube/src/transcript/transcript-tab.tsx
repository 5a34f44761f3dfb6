import type { Video } from '@my-note/contract/youtube';
import { errorText } from '@my-note/shared-kit/http';
import { useQuery } from '@my-note/shared-kit/query';
import { ErrorPanel, Late, Skeleton, Stack } from '@my-note/shared-kit/ui';
import { useState } from 'react';
import { transcriptQuery } from '../api/transcripts.queries.ts';
import type { Player } from '../player/player.ts';
import { texts } from '../texts.ts';
import { TranscriptForm } from './transcript-form.tsx';
import { TranscriptView } from './transcript-view.tsx';

/** What is said in the video, where the user has put it here. */
export function TranscriptTab({ video, player }: { video: Video; player: Player }) {
  const { data, error, refetch } = useQuery(transcriptQuery(video._id));
  const [replacing, setReplacing] = useState(false);
  if (data === undefined && error)
    return (
      <ErrorPanel title={texts.transcript.failed} onAction={() => void refetch()}>
        {errorText(error)}
      </ErrorPanel>
    );
  if (data === undefined)
    return (
      <Late>
        <Stack gap="3" aria-busy="true">
          <Skeleton height="4" width="80%" />
          <Skeleton height="4" width="60%" />
        </Stack>
      </Late>
    );
  if (data === null || replacing)
    return (
      <TranscriptForm
        videoId={video._id}
        onSaved={() => setReplacing(false)}
        onCancel={data === null ? undefined : () => setReplacing(false)}
      />
    );
  return (
    <TranscriptView
      videoId={video._id}
      cues={data.cues}
      player={player}
      onReplace={() => setReplacing(true)}
    />
  );
}
