import type { Video } from '@my-note/contract/youtube';
import { useQuery } from '@my-note/kit/query';
import { Late, QueryState, Skeleton, Stack } from '@my-note/kit/ui';
import { useState } from 'react';
import { transcriptQuery } from '../api/transcripts.queries.ts';
import type { Player } from '../player/player.ts';
import { texts } from '../texts.ts';
import { TranscriptForm } from './transcript-form.tsx';
import { TranscriptView } from './transcript-view.tsx';

/** The transcript of the video, or the form that adds one. */
export function TranscriptTab({ video, player }: { video: Video; player: Player }) {
  const query = useQuery(transcriptQuery(video._id));
  const [replacing, setReplacing] = useState(false);
  const skeleton = (
    <Late>
      <Stack gap="3" aria-busy="true">
        <Skeleton height="4" width="80%" />
        <Skeleton height="4" width="60%" />
      </Stack>
    </Late>
  );
  return (
    <QueryState query={query} loading={skeleton} failure={texts.transcript.failed}>
      {(transcript) =>
        transcript === null || replacing ? (
          <TranscriptForm
            videoId={video._id}
            onSaved={() => setReplacing(false)}
            onCancel={transcript === null ? undefined : () => setReplacing(false)}
          />
        ) : (
          <TranscriptView
            videoId={video._id}
            cues={transcript.cues}
            player={player}
            onReplace={() => setReplacing(true)}
          />
        )
      }
    </QueryState>
  );
}
