import type { Note } from '@my-note/contract';
import type { SlotProps } from '@my-note/kit/federation';
import { ErrorPanel } from '@my-note/kit/ui';
import { useState } from 'react';
import { useRestoreOffer } from '../components/unsaved-text/use-restore-offer.tsx';
import { useEditorModule } from '../editor/lazy-editor.ts';
import { sideNoteTexts } from '../side-note-texts.ts';
import { SideNoteSkeleton } from './side-note-skeleton.tsx';

type SideNoteEditorProps = Omit<SlotProps['notes/note-beside'], 'noteId'> & { note: Note };

/** Loads the editor. */
export function SideNoteEditor({ note, ...props }: SideNoteEditorProps) {
  const [failed, setFailed] = useState(false);
  const editor = useEditorModule(!failed, () => setFailed(true));
  const restoreOffer = useRestoreOffer(note);
  if (failed) {
    return (
      <ErrorPanel title={sideNoteTexts.editorFailed} onAction={() => setFailed(false)}>
        {sideNoteTexts.editorFailedText}
      </ErrorPanel>
    );
  }
  if (!editor) return <SideNoteSkeleton />;
  return (
    <editor.SideNoteEditing
      key={restoreOffer.restored?.key ?? 'note'}
      note={note}
      restoreOffer={restoreOffer}
      {...props}
    />
  );
}
