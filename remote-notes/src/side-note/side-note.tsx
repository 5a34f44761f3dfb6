import { links } from '@my-note/contract';
import type { SlotProps } from '@my-note/kit/federation';
import { Link } from '@my-note/kit/router';
import { Button, EmptyState, Flex, Icon, QueryState } from '@my-note/kit/ui';
import { FileQuestion } from 'lucide-react';
import { useEffect } from 'react';
import { OrphanedText } from '../components/unsaved-text/orphaned-text.tsx';
import { useSavesOfOtherTabs } from '../components/unsaved-text/use-saves-of-other-tabs.ts';
import { useUnsavedSnapshot } from '../components/unsaved-text/use-unsaved-snapshot.ts';
import { lateTexts } from '../late-texts.ts';
import { sideNoteTexts } from '../side-note-texts.ts';
import { SideNoteEditor } from './side-note-editor.tsx';
import { SideNoteSkeleton } from './side-note-skeleton.tsx';
import { useNoteById } from './use-note-by-id.ts';

/** The note was deleted; its unsaved text can still be kept. */
const DeletedNote = () => (
  <>
    <OrphanedText />
    <EmptyState
      title={lateTexts.gone.title}
      icon={<Icon as={FileQuestion} size={32} />}
      action={
        <Button asChild size="sm" variant="outline">
          <Link to={links.trash()}>{lateTexts.trash}</Link>
        </Button>
      }
    >
      {sideNoteTexts.gone}
    </EmptyState>
  </>
);

type SideNoteProps = SlotProps['notes/note-beside'];

function Content({ noteId, ...props }: SideNoteProps) {
  const { note, isGone, error, retry } = useNoteById(noteId);
  const unsaved = useUnsavedSnapshot(noteId);
  const { onGone } = props;
  useEffect(() => {
    if (isGone && !unsaved) onGone();
  }, [isGone, unsaved, onGone]);
  // With unsaved text the editor stays open, and offers to keep the text.
  if (isGone && !(note && unsaved)) return <DeletedNote />;
  return (
    <QueryState
      query={{ data: note, error, refetch: retry }}
      loading={<SideNoteSkeleton />}
      failure={sideNoteTexts.failed}
    >
      {(present) => <SideNoteEditor note={present} {...props} />}
    </QueryState>
  );
}

/**
 * A note's editor beside other content of a page. Scrolls inside if the page gives it a height; otherwise it grows,
 * and its toolbar sticks below the top bar.
 */
export function SideNote({ noteId, ...props }: SideNoteProps) {
  useSavesOfOtherTabs();
  return (
    <Flex direction="column" height="full" minHeight="0" minWidth="0" isolation="isolate">
      <Content key={noteId} noteId={noteId} {...props} />
    </Flex>
  );
}
