import type { Note } from '@my-note/shared-kit/contract';
import { useQueryClient } from '@my-note/shared-kit/query';
import { useShortcuts } from '@my-note/shared-kit/shortcuts';
import { Text, toast } from '@my-note/shared-kit/ui';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { saveNote } from '../api/save-note.ts';
import { Breadcrumbs } from '../components/breadcrumbs.tsx';
import { ItemFrame } from '../components/item-frame.tsx';
import { lazyPart } from '../components/lazy-part.tsx';
import { editorTexts } from '../editor-texts.ts';
import { enterSaver, leaveSaver, openSaver } from '../model/open-savers.ts';
import type { JournalEntry } from '../model/save-types.ts';
import { texts } from '../texts.ts';
import { Conflict } from './conflict.tsx';
import { EditingBar } from './editing-bar.tsx';
import { EditorSurface } from './editor-surface.tsx';
import type { Formatting } from './formatting.ts';
import { GoneNote } from './gone-note.tsx';
import { uploadsDone } from './images/uploads.ts';
import { SourceToolbar } from './source-toolbar.tsx';
import { createSuggesting } from './suggest/suggesting.ts';
import { Suggestions } from './suggest/suggestions.tsx';
import { type AnyEditor, type EditorMode, VISUAL_AT_MOST } from './text-editor.ts';
import { TitleInput } from './title-input.tsx';
import { Toolbar } from './toolbar.tsx';

interface NoteEditingProps {
  note: Note;
  /** Unsaved text to go on with, instead of the note's own. */
  restored: JournalEntry | undefined;
  onRestored: () => void;
  notice: ReactNode;
  onClose: () => void;
}

const loadFindBar = async () => (await import('./find/find-bar.tsx')).FindBar;
const LazyFindBar = lazyPart({
  load: loadFindBar,
  onFail: ({ onClose }) => {
    toast({ title: texts.dialogFailed, type: 'error' });
    onClose();
  },
});

const modeFor = (content: string): EditorMode => (content.length > VISUAL_AT_MOST ? 'source' : 'visual');

/** A note as it is written. */
export function NoteEditing({ note, restored, onRestored, notice, onClose }: NoteEditingProps) {
  const queryClient = useQueryClient();
  const [saver] = useState(() => openSaver(note, saveNote(queryClient, note)));
  const [editor, setEditor] = useState<AnyEditor | null>(null);
  const [mode, setMode] = useState<EditorMode>(() => modeFor(saver.get().text.content));
  const [unkept, setUnkept] = useState(false);
  const [formatting, setFormatting] = useState<Formatting>(new Set());
  const [closing, setClosing] = useState(false);
  const shown = useRef(true);
  const latest = useRef(editor);
  latest.current = editor;
  const [finding, setFinding] = useState(false);
  const [suggesting] = useState(createSuggesting);
  /** Where the cursor stood in the other mode. */
  const place = useRef<number | null>(null);
  const [isDraft] = useState(note.title === '');

  useEffect(() => {
    enterSaver(note._id, note.createdBy, saver);
    shown.current = true;
    return () => {
      shown.current = false;
      leaveSaver(note._id);
    };
  }, [note._id, note.createdBy, saver]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: taken up once, when the editor opens with it
  useEffect(() => {
    if (!restored) return;
    saver.restore(restored);
    void saver.writeJournal().then(onRestored);
  }, []);

  // Words are typed right behind the shortcut: by then it has to be there.
  useEffect(() => void loadFindBar().catch(() => {}), []);

  const stopFinding = useCallback(() => {
    setFinding(false);
    editor?.editor.focus();
  }, [editor]);
  const find = useCallback(() => setFinding(true), []);
  useShortcuts(
    useMemo(
      () => [{ keys: '$mod+f', label: editorTexts.find.title, group: texts.shortcuts, run: find }],
      [find],
    ),
  );
  /** Ends what is on screen with nothing under way; false when somebody else did so meanwhile. */
  const settle = async (work: () => Promise<void>) => {
    if (closing) return false;
    setClosing(true);
    try {
      await work();
    } finally {
      setClosing(false);
    }
    return shown.current;
  };
  const switchTo = async (next: EditorMode) => {
    // The other mode knows nothing of images on their way.
    if (!(await settle(uploadsDone))) return;
    place.current = latest.current?.editor.place() ?? null;
    setUnkept(false);
    setFinding(false);
    setMode(next);
  };

  const done = async () => {
    const left = await settle(async () => {
      await uploadsDone();
      await saver.flush();
    });
    if (left && saver.get().status.kind !== 'conflict') onClose();
  };

  return (
    <ItemFrame>
      <EditingBar
        saver={saver}
        closing={closing}
        path={<Breadcrumbs slug={note.slug} />}
        onDone={() => void done()}
      >
        {editor && finding && <LazyFindBar key={mode} finder={editor.editor.finder} onClose={stopFinding} />}
        {editor?.mode === 'visual' && !finding && (
          <Toolbar
            editor={editor.editor}
            formatting={formatting}
            onFind={find}
            onSource={() => void switchTo('source')}
          />
        )}
        {editor?.mode === 'source' && !finding && (
          <SourceToolbar editor={editor.editor} onFind={find} onVisual={() => void switchTo('visual')} />
        )}
      </EditingBar>
      {notice}
      {mode === 'source' && unkept && <Text color="fg.muted">{editorTexts.unkept}</Text>}
      <Conflict note={note} saver={saver} />
      <GoneNote saver={saver} />
      <TitleInput saver={saver} autoFocus={isDraft} onEnter={() => editor?.editor.focusStart()} />
      <EditorSurface
        mode={mode}
        saver={saver}
        suggesting={suggesting}
        onFormatting={setFormatting}
        onReady={(made) => {
          setEditor(made);
          if (!made) return;
          if (place.current !== null) made.editor.goTo(place.current);
          else if (!isDraft) made.editor.focus();
          place.current = null;
        }}
        onUnkept={() => {
          setUnkept(true);
          setMode('source');
        }}
        onSourceMissing={
          mode === 'source' && !unkept && modeFor(saver.get().text.content) === 'visual'
            ? () => setMode('visual')
            : undefined
        }
      />
      {editor && <Suggestions made={editor} suggesting={suggesting} noteId={note._id} />}
    </ItemFrame>
  );
}
