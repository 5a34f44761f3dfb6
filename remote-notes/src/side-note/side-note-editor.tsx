import type { Note } from '@my-note/contract';
import type { SlotProps } from '@my-note/shared-kit/federation';
import { ErrorPanel } from '@my-note/shared-kit/ui';
import { useState } from 'react';
import { useRestoring } from '../components/unsaved-text/use-restore-offer.tsx';
import { useEditorModule } from '../editor/lazy-editor.ts';
import { texts } from '../texts.ts';
import { BesideSkeleton } from './side-note-skeleton.tsx';

type BesideEditorProps = Omit<SlotProps['notes/note-beside'], 'noteId'> & { note: Note };

/** The editor of a note that is there, once its code is. */
export function BesideEditor({ note, ...props }: BesideEditorProps) {
  const [failed, setFailed] = useState(false);
  const editor = useEditorModule(!failed, () => setFailed(true));
  const { restored, onRestored, offer } = useRestoring(note);
  if (failed) {
    return (
      <ErrorPanel title={texts.beside.editorFailed} onAction={() => setFailed(false)}>
        {texts.beside.editorFailedText}
      </ErrorPanel>
    );
  }
  if (!editor) return <BesideSkeleton />;
  return (
    <editor.BesideEditing
      key={restored?.key ?? 'note'}
      note={note}
      restored={restored}
      onRestored={onRestored}
      notice={offer}
      {...props}
    />
  );
}
