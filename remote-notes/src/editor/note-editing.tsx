import type { Note } from '@my-note/contract';
import { useShortcuts } from '@my-note/shared-kit/shortcuts';
import { Box } from '@my-note/shared-kit/ui';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type KeptPlace, useLeftPlace } from '../components/note-page/use-scroll-anchors.ts';
import { editorTexts } from '../editor-texts.ts';
import type { JournalEntry } from '../model/autosave/save-types.ts';
import { texts } from '../texts.ts';
import { WrittenNote } from './editable-note.tsx';
import { uploadsDone } from './images/uploads.ts';
import { useNoteSaver } from './saving/use-note-autosave.ts';
import { EditingBar } from './toolbar/editing-bar.tsx';
import { EditorTools, loadFindBar } from './toolbar/editor-toolbar.tsx';
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
  place: KeptPlace;
}

/** A note as it is written, on its own page. */
export function NoteEditing({ note, restored, onRestored, notice, path, onClose, place }: NoteEditingProps) {
  const [isDraft] = useState(note.title === '');
  const text = useRef<HTMLDivElement>(null);
  useLeftPlace(text, place);
  const saver = useNoteSaver(note, restored, onRestored);
  const open = useOpenEditor(saver, isDraft ? null : place);
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
      await uploadsDone();
      await saver.flush();
    });
    if (left && saver.get().status.kind !== 'conflict') onClose();
  };

  return (
    <>
      <EditingBar saver={saver} closing={closing} path={path} onDone={() => void done()}>
        <EditorTools open={open} />
      </EditingBar>
      <Box ref={text}>
        <WrittenNote note={note} saver={saver} open={open} notice={notice} titleFocus={isDraft} />
      </Box>
    </>
  );
}
