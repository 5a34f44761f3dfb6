import type { Note } from '@my-note/shared-kit/contract';
import { useShortcuts } from '@my-note/shared-kit/shortcuts';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { editorTexts } from '../editor-texts.ts';
import type { JournalEntry } from '../model/save-types.ts';
import { texts } from '../texts.ts';
import { EditingBar } from './editing-bar.tsx';
import { EditorTools, loadFindBar } from './editor-tools.tsx';
import { uploadsDone } from './images/uploads.ts';
import { useNoteSaver } from './use-note-saver.ts';
import { useOpenEditor } from './use-open-editor.ts';
import { WrittenNote } from './written-note.tsx';

interface NoteEditingProps {
  note: Note;
  /** Unsaved text to go on with, instead of the note's own. */
  restored: JournalEntry | undefined;
  onRestored: () => void;
  notice: ReactNode;
  /** Where the note is. */
  path: ReactNode;
  onClose: () => void;
}

/** A note as it is written, on its own page. */
export function NoteEditing({ note, restored, onRestored, notice, path, onClose }: NoteEditingProps) {
  const [isDraft] = useState(note.title === '');
  const saver = useNoteSaver(note, restored, onRestored);
  const open = useOpenEditor(saver, isDraft ? null : 'start');
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
      <WrittenNote note={note} saver={saver} open={open} notice={notice} titleFocus={isDraft} />
    </>
  );
}
