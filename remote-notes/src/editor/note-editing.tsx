import type { Note } from '@my-note/shared-kit/contract';
import { useQueryClient } from '@my-note/shared-kit/query';
import { type ReactNode, useEffect, useState } from 'react';
import { saveNote } from '../api/save-note.ts';
import { Breadcrumbs } from '../components/breadcrumbs.tsx';
import { ItemFrame } from '../components/item-frame.tsx';
import type { JournalEntry } from '../model/save-types.ts';
import { enterSaver, leaveSaver, openSaver } from '../model/savers.ts';
import { Conflict } from './conflict.tsx';
import { EditingBar } from './editing-bar.tsx';
import { EditorSurface } from './editor-surface.tsx';
import type { Formatting } from './formatting.ts';
import type { MarkdownEditor } from './markdown-editor.ts';
import { TitleInput } from './title-input.tsx';
import { Toolbar } from './toolbar.tsx';
import { useSaverPart } from './use-saver-part.ts';

interface NoteEditingProps {
  note: Note;
  /** Unsaved text to go on with, instead of the note's own. */
  restored: JournalEntry | undefined;
  onRestored: () => void;
  notice: ReactNode;
  onClose: () => void;
}

/** A note as it is written. */
export function NoteEditing({ note, restored, onRestored, notice, onClose }: NoteEditingProps) {
  const queryClient = useQueryClient();
  const [saver] = useState(() => openSaver(note, saveNote(queryClient, note)));
  const replaced = useSaverPart(saver, (snapshot) => snapshot.replaced);
  const [editor, setEditor] = useState<MarkdownEditor | null>(null);
  const [formatting, setFormatting] = useState<Formatting>(new Set());
  const [closing, setClosing] = useState(false);
  const [isDraft] = useState(note.title === '');

  useEffect(() => {
    enterSaver(note._id);
    return () => leaveSaver(note._id);
  }, [note._id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: taken up once, when the editor opens with it
  useEffect(() => {
    if (!restored) return;
    saver.restore(restored, restored.baseVersion);
    void saver.writeJournal().then(onRestored);
  }, []);

  const done = async () => {
    setClosing(true);
    await saver.flush();
    setClosing(false);
    if (saver.get().status.kind !== 'conflict') onClose();
  };

  return (
    <ItemFrame>
      <EditingBar
        saver={saver}
        closing={closing}
        path={<Breadcrumbs slug={note.slug} />}
        onDone={() => void done()}
      >
        {editor && <Toolbar editor={editor} formatting={formatting} />}
      </EditingBar>
      {notice}
      <Conflict note={note} saver={saver} />
      <TitleInput saver={saver} autoFocus={isDraft} onEnter={() => editor?.focusStart()} />
      <EditorSurface
        key={replaced}
        content={saver.get().text.content}
        onChange={(content) => saver.edit({ content })}
        attach={saver.attach}
        onFormatting={setFormatting}
        onReady={(made) => {
          setEditor(made);
          if (!isDraft) made?.focus();
        }}
      />
    </ItemFrame>
  );
}
