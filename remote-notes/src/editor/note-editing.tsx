import type { Note } from '@my-note/contract';
import { useShortcuts } from '@my-note/shared-kit/shortcuts';
import { Box } from '@my-note/shared-kit/ui';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type ScrollAnchorsRef, useSaveScrollAnchors } from '../components/note-page/use-scroll-anchors.ts';
import { editorTexts } from '../editor-texts.ts';
import type { JournalEntry } from '../model/save-types.ts';
import { texts } from '../texts.ts';
import { EditableNote } from './editable-note.tsx';
import { EditorToolbar, loadFindBar } from './editor-toolbar.tsx';
import { waitForUploads } from './images/uploads.ts';
import { useNoteAutosave } from './saving/use-note-autosave.ts';
import { EditingBar } from './toolbar/editing-bar.tsx';
import { useOpenEditor } from './use-open-editor.ts';

interface NoteEditingProps {
  note: Note;
  /** Unsaved text to go on with, instead of the note's own. */
  restored: JournalEntry | undefined;
  onRestored: () => void;
  notice: ReactNode;
  /** Where the note is. */
  path: ReactNode;
  onClose: () => void;
  /** What was in sight when the note was read, and then when it was written. */
  place: ScrollAnchorsRef;
}

/** A note as it is written, on its own page. */
export function NoteEditing({ note, restored, onRestored, notice, path, onClose, place }: NoteEditingProps) {
  const [isDraft] = useState(note.title === '');
  const text = useRef<HTMLDivElement>(null);
  useSaveScrollAnchors(text, place);
  const autosave = useNoteAutosave(note, restored, onRestored);
  const open = useOpenEditor(autosave, isDraft ? null : place);
  const { find, settle, closing } = open;

  // Words are typed right behind the shortcut: by then it has to be there.
  useEffect(() => void loadFindBar().catch(() => {}), []);
  useShortcuts(
    useMemo(
      () => [{ keys: '$mod+f', label: editorTexts.find.title, group: texts.shortcuts, run: find }],
      [find],
    ),
  );

  const done = async () => {
    const left = await settle(async () => {
      await waitForUploads();
      await autosave.flush();
    });
    if (left && autosave.get().status.kind !== 'conflict') onClose();
  };

  return (
    <>
      <EditingBar autosave={autosave} closing={closing} path={path} onDone={() => void done()}>
        <EditorToolbar open={open} />
      </EditingBar>
      <Box ref={text}>
        <EditableNote note={note} autosave={autosave} open={open} notice={notice} titleFocus={isDraft} />
      </Box>
    </>
  );
}
