import type { Note } from '@my-note/shared-kit/contract';
import { useMutation, useQueryClient } from '@my-note/shared-kit/query';
import { toast } from '@my-note/shared-kit/ui';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { noteMutations } from '../api/note.mutations.ts';
import { saveNote } from '../api/save-note.ts';
import { Breadcrumbs } from '../components/breadcrumbs.tsx';
import { ItemFrame } from '../components/item-frame.tsx';
import type { JournalEntry } from '../model/save-types.ts';
import { enterSaver, leaveSaver, openSaver } from '../model/savers.ts';
import { texts } from '../texts.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import { EditingBar } from './editing-bar.tsx';
import { EditorSurface } from './editor-surface.tsx';
import type { Formatting } from './formatting.ts';
import type { MarkdownEditor } from './markdown-editor.ts';
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

/** A note as it is written. */
export function NoteEditing({ note, restored, onRestored, notice, onClose }: NoteEditingProps) {
  const queryClient = useQueryClient();
  const [saver] = useState(() => openSaver(note, saveNote(queryClient, note)));
  const { text, status, replaced } = useSyncExternalStore(saver.subscribe, saver.get);
  const [editor, setEditor] = useState<MarkdownEditor | null>(null);
  const [formatting, setFormatting] = useState<Formatting>(new Set());
  const [closing, setClosing] = useState(false);
  const [isDraft] = useState(note.title === '');
  const copy = useMutation(noteMutations.copy());

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

  const keepBoth = () => {
    const mine = { title: texts.conflict.copyTitle(text.title || texts.untitled), content: text.content };
    copy.mutate(
      { text: mine, category: note.category },
      {
        onSuccess: () => {
          saver.keepTheirs();
          toast({ title: texts.conflict.copied });
        },
      },
    );
  };

  return (
    <ItemFrame>
      <EditingBar
        status={status}
        closing={closing}
        path={<Breadcrumbs slug={note.slug} />}
        onDone={() => void done()}
      >
        {editor && <Toolbar editor={editor} formatting={formatting} />}
      </EditingBar>
      {notice}
      {status.kind === 'conflict' && (
        <ConflictPanel
          mine={text}
          theirs={status.theirs}
          busy={copy.isPending}
          onKeepMine={saver.keepMine}
          onKeepTheirs={saver.keepTheirs}
          onKeepBoth={keepBoth}
        />
      )}
      <TitleInput
        value={text.title}
        autoFocus={isDraft}
        onChange={(title) => saver.edit({ title })}
        onFocus={() => saver.holdTitle(true)}
        onBlur={() => saver.holdTitle(false)}
        onEnter={() => editor?.focusStart()}
      />
      <EditorSurface
        key={replaced}
        content={text.content}
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
