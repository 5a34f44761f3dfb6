import type { Video } from '@my-note/shared-kit/contract/youtube';
import { RemoteSlot } from '@my-note/shared-kit/federation';
import { Button, EmptyState, ErrorPanel, Late, Skeleton, Stack } from '@my-note/shared-kit/ui';
import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import type { useVideoNote } from '../model/use-video-note.ts';
import { texts } from '../texts.ts';

interface NotePanelProps {
  video: Video;
  note: ReturnType<typeof useVideoNote>;
}

const Waiting = () => (
  <Late>
    <Stack gap="3" aria-busy="true">
      <Skeleton height="8" width="60%" />
      <Skeleton height="4" width="90%" />
      <Skeleton height="4" width="75%" />
    </Stack>
  </Late>
);

/** The video's note in the editor of the notes' team; or the offer to begin one. */
export function NotePanel({ video, note: { start, starting, onReady, onLink } }: NotePanelProps) {
  const [failed, setFailed] = useState(0);
  const [tries, setTries] = useState(0);
  if (!video.note)
    return (
      <EmptyState
        title={texts.note.none}
        action={
          <Button size="sm" loading={starting} onClick={start}>
            <NotebookPen size={16} strokeWidth={1.75} aria-hidden />
            {texts.note.start}
          </Button>
        }
      >
        {texts.note.hint}
      </EmptyState>
    );
  if (failed > tries) return <ErrorPanel title={texts.note.editorFailed} onAction={() => setTries(failed)} />;
  return (
    <RemoteSlot
      key={`${video.note._id} ${tries}`}
      name="notes/note-beside"
      props={{ noteId: video.note._id, onReady, onLink }}
      fallback={<Waiting />}
      onError={() => setFailed(tries + 1)}
    />
  );
}
