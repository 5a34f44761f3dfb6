import type { Note } from '@my-note/contract';
import { findKeys, keyGroupNames, writingKeys } from '@my-note/kit/keys';
import { useShortcuts } from '@my-note/kit/shortcuts';
import { Box, useMedia } from '@my-note/kit/ui';
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { LazyNoteActionItems } from '../components/item-page/menus/note-action-items.ts';
import type { ItemAction } from '../components/item-page/use-move-action.tsx';
import { ModeButton } from '../components/note-line/mode-button.tsx';
import { type LineParts, TOUCH } from '../components/note-line/note-line.tsx';
import { type ScrollAnchorsRef, useSaveScrollAnchors } from '../components/note-page/use-scroll-anchors.ts';
import type { RestoreOffer } from '../components/unsaved-text/use-restore-offer.tsx';
import type { EditingStart } from '../model/start/editing-start.ts';
import { EditableNote } from './editable-note.tsx';
import { EditorToolbar, hasPanel, loadFindBar } from './editor-toolbar.tsx';
import { waitForUploads } from './files/uploads/running-uploads.ts';
import { useFinishOnEscape } from './keys/use-finish-on-escape.ts';
import { useStartCursor } from './keys/use-start-cursor.ts';
import { AutosaveStatus } from './saving/autosave-status.tsx';
import { useNoteAutosave } from './saving/use-note-autosave.ts';
import { KeyboardBar, KeyboardRoom } from './toolbar/keyboard-bar.tsx';
import { WordCount } from './toolbar/word-count.tsx';
import { writingActions } from './toolbar/writing-actions.ts';
import { useOpenEditor } from './use-open-editor.ts';

interface NoteEditingProps {
  note: Note;
  restoreOffer: RestoreOffer;
  /** Draws the line above the note. */
  line: (parts: LineParts) => ReactNode;
  /** What can be done with the note while it is read too. */
  actions: readonly ItemAction[];
  start: RefObject<EditingStart>;
  /** Visible blocks, to keep the scroll position between reading and editing. */
  place: ScrollAnchorsRef;
  /** The editor can be used, and takes the place of the text. */
  onShown: () => void;
  onClose: () => void;
}

/** Editing a note on its own page. */
export function NoteEditing(props: NoteEditingProps) {
  const { note, restoreOffer, line, actions, start, place, onShown, onClose } = props;
  const [isDraft] = useState(note.title === '');
  const text = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLTextAreaElement>(null);
  useSaveScrollAnchors(text, place);
  const autosave = useNoteAutosave(note, restoreOffer);
  const [isStarted, setStarted] = useState(false);
  const onStarted = useCallback(() => setStarted(true), []);
  const begin = useStartCursor({ autosave, start, title, isDraft, onShown, onStarted });
  const open = useOpenEditor(autosave, begin);
  const { find, settle, closing, mode, switchTo } = open;
  const isTouch = useMedia(TOUCH);

  // What is typed right after the shortcut needs the bar to be loaded.
  useEffect(() => {
    if (isStarted) loadFindBar().catch(() => {});
  }, [isStarted]);
  const otherMode = useRef(() => {});
  otherMode.current = () => void switchTo(mode === 'visual' ? 'source' : 'visual');
  useShortcuts(
    useMemo(
      () => [
        { ...findKeys.open, group: keyGroupNames.find, run: find },
        { ...writingKeys.source, group: keyGroupNames.writing, run: () => otherMode.current() },
      ],
      [find],
    ),
  );

  /** Saves and goes back to reading; false when the text cannot be left. */
  const finish = async (): Promise<boolean> => {
    const left = await settle(async () => {
      await waitForUploads();
      await autosave.flush();
    });
    if (!left || autosave.get().status.kind === 'conflict') return false;
    onClose();
    return true;
  };
  useFinishOnEscape(() => void finish());

  const toolbar = <EditorToolbar open={open} />;
  const afterFinishing = actions.map((action) => ({
    ...action,
    onSelect: async () => {
      if (await finish()) action.onSelect();
    },
  }));
  return (
    <>
      {line({
        status: <AutosaveStatus id={note._id} autosave={autosave} />,
        mode: <ModeButton writing loading={closing} onClick={() => void finish()} />,
        contents: null,
        more: [...writingActions(open), ...afterFinishing],
        facts: (
          <>
            <LazyNoteActionItems note={{ ...note, ...autosave.get().text }} />
            <WordCount autosave={autosave} />
          </>
        ),
        toolbar,
        panel: !isTouch && hasPanel(open) && toolbar,
      })}
      {isTouch && (
        <KeyboardBar
          active={open.editor}
          status={<AutosaveStatus id={note._id} autosave={autosave} />}
          onDone={() => void finish()}
        >
          {toolbar}
        </KeyboardBar>
      )}
      <Box ref={text}>
        <EditableNote
          note={note}
          autosave={autosave}
          open={open}
          notice={restoreOffer.notice}
          isStarted={isStarted}
          title={title}
        />
      </Box>
      {isTouch && <KeyboardRoom />}
    </>
  );
}
