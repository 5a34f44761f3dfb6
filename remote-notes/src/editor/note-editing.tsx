import type { Note } from '@my-note/contract';
import { useShortcuts } from '@my-note/shared-kit/shortcuts';
import { Box } from '@my-note/shared-kit/ui';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type ScrollAnchorsRef, useSaveScrollAnchors } from '../components/note-page/use-scroll-anchors.ts';
import type { RestoreOffer } from '../components/unsaved-text/use-restore-offer.tsx';
import { editorTexts } from '../editor-texts.ts';
import { texts } from '../texts.ts';
import { EditableNote } from './editable-note.tsx';
import { EditorToolbar, loadFindBar } from './editor-toolbar.tsx';
import { waitForUploads } from './images/uploads.ts';
import { useNoteAutosave } from './saving/use-note-autosave.ts';
import { EditingBar } from './toolbar/editing-bar.tsx';
import { useOpenEditor } from './use-open-editor.ts';

interface NoteEditingProps {
  note: Note;
  restoreOffer: RestoreOffer;
  /** The breadcrumbs. */
  path: ReactNode;
  onClose: () => void;
  /** Visible blocks, to keep the scroll position between reading and editing. */
  place: ScrollAnchorsRef;
}

/** Editing a note on its own page. */
export function NoteEditing({ note, restoreOffer, path, onClose, place }: NoteEditingProps) {
  const [isDraft] = useState(note.title === '');
  const text = useRef<HTMLDivElement>(null);
  useSaveScrollAnchors(text, place);
  const autosave = useNoteAutosave(note, restoreOffer);
  const open = useOpenEditor(autosave, isDraft ? null : place);
  const { find, settle, closing } = open;

  // What is typed right after the shortcut needs the bar to be loaded.
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
        <EditableNote
          note={note}
          autosave={autosave}
          open={open}
          notice={restoreOffer.notice}
          titleFocus={isDraft}
        />
      </Box>
    </>
  );
}
