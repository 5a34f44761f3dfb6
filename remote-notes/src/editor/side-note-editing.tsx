import type { Note } from '@my-note/contract';
import type { NoteBesideHandle } from '@my-note/shared-kit/federation';
import { Box } from '@my-note/shared-kit/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import type { JournalEntry } from '../model/autosave/save-types.ts';
import { WrittenNote } from './editable-note.tsx';
import type { FollowLink } from './links/link-click.ts';
import { useNoteSaver } from './saving/use-note-autosave.ts';
import type { AnyEditor } from './text-editor.ts';
import { EditorTools } from './toolbar/editor-toolbar.tsx';
import { BesideBar } from './toolbar/side-note-bar.tsx';
import { useOpenEditor } from './use-open-editor.ts';

interface BesideEditingProps {
  note: Note;
  /** Unsaved text to go on with, instead of the note's own. */
  restored: JournalEntry | undefined;
  onRestored: () => void;
  notice: ReactNode;
  onReady: (handle: NoteBesideHandle | null) => void;
  onLink: FollowLink;
}

const handleOf = ({ editor }: AnyEditor): NoteBesideHandle => ({
  insert: editor.insert,
  focus: () => (editor.entered() ? editor.focus() : editor.focusEnd()),
});

/** Tells the page when it can write to the editor, and when it cannot any more. */
function useHandle(editor: AnyEditor | null, onReady: BesideEditingProps['onReady']): void {
  const tell = useRef(onReady);
  tell.current = onReady;
  useEffect(() => {
    if (!editor) return;
    tell.current(handleOf(editor));
    return () => tell.current(null);
  }, [editor]);
}

/** A note as it is written beside what it is about. It fills its place and takes no focus by itself. */
export function BesideEditing({ note, restored, onRestored, notice, onReady, onLink }: BesideEditingProps) {
  const saver = useNoteSaver(note, restored, onRestored);
  const open = useOpenEditor(saver, null);
  useHandle(open.editor, onReady);
  return (
    <>
      <BesideBar saver={saver} slug={note.slug}>
        <EditorTools open={open} />
      </BesideBar>
      <Box
        flex="1"
        minHeight="0"
        overflowY="auto"
        paddingX={{ md: '4' }}
        paddingTop="4"
        // The column may be lower than the window, by which a page of its own goes.
        css={{ '&& .ProseMirror, && .cm-content': { minHeight: '12rem' } }}
      >
        <WrittenNote note={note} saver={saver} open={open} notice={notice} onLink={onLink} beside />
      </Box>
    </>
  );
}
