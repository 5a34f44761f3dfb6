import type { Video } from '@my-note/contract/youtube';
import { RemoteSlot } from '@my-note/kit/federation';
import { Button, Center, EmptyState, ErrorPanel, Icon, Late, Skeleton, Stack } from '@my-note/kit/ui';
import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { texts } from '../../texts.ts';
import type { useVideoNote } from './use-video-note.ts';

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

/** The video's note in the editor of remote-notes, or the offer to start one. */
export function NotePanel({ video, note: { start, starting, onReady, onGone, onLink } }: NotePanelProps) {
  const [failed, setFailed] = useState(0);
  const [tries, setTries] = useState(0);
  // A note in the trash stays on screen: the editor says so, and offers the unsaved text.
  const [shown, setShown] = useState(video.note?._id);
  if (video.note && video.note._id !== shown) setShown(video.note._id);
  const begin = (
    <Button size="sm" loading={starting} onClick={start}>
      <Icon as={NotebookPen} />
      {shown ? texts.note.again : texts.note.start}
    </Button>
  );
  if (!shown)
    return (
      <EmptyState title={texts.note.none} action={begin}>
        {texts.note.hint}
      </EmptyState>
    );
  if (failed > tries) return <ErrorPanel title={texts.note.editorFailed} onAction={() => setTries(failed)} />;
  return (
    <>
      <RemoteSlot
        key={`${shown} ${tries}`}
        name="notes/note-beside"
        props={{ noteId: shown, onReady, onGone, onLink }}
        fallback={<Waiting />}
        onError={() => setFailed(tries + 1)}
      />
      {!video.note && <Center padding="4">{begin}</Center>}
    </>
  );
}
