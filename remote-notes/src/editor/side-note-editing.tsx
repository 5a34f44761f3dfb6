import type { Note } from '@my-note/contract';
import type { NoteBesideHandle } from '@my-note/shared-kit/federation';
import { Box } from '@my-note/shared-kit/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import type { JournalEntry } from '../model/save-types.ts';
import type { AnyEditor } from './any-editor.ts';
import { EditableNote } from './editable-note.tsx';
import { EditorToolbar } from './editor-toolbar.tsx';
import type { OnLinkClick } from './links/link-click.ts';
import { useNoteAutosave } from './saving/use-note-autosave.ts';
import { SideNoteBar } from './toolbar/side-note-bar.tsx';
import { useOpenEditor } from './use-open-editor.ts';

interface SideNoteEditingProps {
  note: Note;
  /** Unsaved text to go on with, instead of the note's own. */
  restored: JournalEntry | undefined;
  onRestored: () => void;
  notice: ReactNode;
  onReady: (handle: NoteBesideHandle | null) => void;
  onLink: OnLinkClick;
}

const handleOf = ({ editor }: AnyEditor): NoteBesideHandle => ({
  insert: editor.insert,
  focus: () => (editor.cursorTouched() ? editor.focus() : editor.focusEnd()),
});

/** Tells the page when it can write to the editor, and when it cannot any more. */
function useHandle(editor: AnyEditor | null, onReady: SideNoteEditingProps['onReady']): void {
  const tell = useRef(onReady);
  tell.current = onReady;
  useEffect(() => {
    if (!editor) return;
    tell.current(handleOf(editor));
    return () => tell.current(null);
  }, [editor]);
}

/** A note as it is written beside what it is about. It fills its place and takes no focus by itself. */
export function SideNoteEditing({
  note,
  restored,
  onRestored,
  notice,
  onReady,
  onLink,
}: SideNoteEditingProps) {
  const autosave = useNoteAutosave(note, restored, onRestored);
  const open = useOpenEditor(autosave, null);
  useHandle(open.editor, onReady);
  return (
    <>
      <SideNoteBar autosave={autosave} slug={note.slug}>
        <EditorToolbar open={open} />
      </SideNoteBar>
      <Box
        flex="1"
        minHeight="0"
        overflowY="auto"
        paddingX={{ md: '4' }}
        paddingTop="4"
        // The column may be lower than the window, by which a page of its own goes.
        css={{ '&& .ProseMirror, && .cm-content': { minHeight: '12rem' } }}
      >
        <EditableNote note={note} autosave={autosave} open={open} notice={notice} onLink={onLink} beside />
      </Box>
    </>
  );
}
