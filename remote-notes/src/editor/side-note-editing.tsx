import type { Note } from '@my-note/contract';
import type { NoteBesideHandle } from '@my-note/kit/federation';
import { Box } from '@my-note/kit/ui';
import { useEffect, useRef } from 'react';
import type { RestoreOffer } from '../components/unsaved-text/use-restore-offer.tsx';
import type { AnyEditor } from './any-editor.ts';
import { EditableNote } from './editable-note.tsx';
import { EditorToolbar } from './editor-toolbar.tsx';
import type { OnLinkClick } from './links/link-click.ts';
import { useNoteAutosave } from './saving/use-note-autosave.ts';
import { SideNoteBar } from './toolbar/side-note-bar.tsx';
import { useOpenEditor } from './use-open-editor.ts';

interface SideNoteEditingProps {
  note: Note;
  restoreOffer: RestoreOffer;
  onReady: (handle: NoteBesideHandle | null) => void;
  onLink: OnLinkClick;
}

const handleOf = ({ editor }: AnyEditor): NoteBesideHandle => ({
  insert: editor.insert,
  focus: () => (editor.cursorTouched() ? editor.focus() : editor.focusEnd()),
});

/** Passes the page a handle while the editor is open. */
function useHandle(editor: AnyEditor | null, onReady: SideNoteEditingProps['onReady']): void {
  const latest = useRef(onReady);
  latest.current = onReady;
  useEffect(() => {
    if (!editor) return;
    latest.current(handleOf(editor));
    return () => latest.current(null);
  }, [editor]);
}

/** Editing a note beside other content. It fills its container and does not take the focus by itself. */
export function SideNoteEditing({ note, restoreOffer, onReady, onLink }: SideNoteEditingProps) {
  const autosave = useNoteAutosave(note, restoreOffer);
  const open = useOpenEditor(autosave);
  useHandle(open.editor, onReady);
  return (
    <>
      <SideNoteBar note={note} autosave={autosave}>
        <EditorToolbar open={open} />
      </SideNoteBar>
      <Box
        flex="1"
        minHeight="0"
        overflowY="auto"
        paddingX={{ md: '4' }}
        paddingTop="4"
        // The column may be shorter than the window, on which the usual minimum height is based.
        css={{ '&& .ProseMirror, && .cm-content': { minHeight: '12rem' } }}
      >
        <EditableNote {...{ note, autosave, open, onLink }} notice={restoreOffer.notice} beside />
      </Box>
    </>
  );
}
