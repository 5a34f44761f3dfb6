import type { Note } from '@my-note/shared-kit/contract';
import { TableOfContents } from '@my-note/shared-kit/markdown';
import { editing, useEditing } from '@my-note/shared-kit/session';
import { toast } from '@my-note/shared-kit/ui';
import { useLayoutEffect, useState } from 'react';
import { ItemFrame } from '../components/item-frame.tsx';
import { LostText } from '../components/lost-text.tsx';
import { useEditorModule } from '../components/use-editor-module.ts';
import { useLostText } from '../components/use-lost-text.ts';
import type { JournalEntry } from '../model/save-types.ts';
import { texts } from '../texts.ts';
import { NoteReading } from './note-reading.tsx';

/** A note: read, or written when editing is on. A draft opens in editing. */
export function NoteView({ item: note }: { item: Note }) {
  const isEditing = useEditing();
  const editor = useEditorModule(isEditing, () => {
    // The note stays in sight, to be read.
    editing.set(false);
    const again = { label: texts.actions.tryAgain, onClick: () => editing.set(true) };
    toast({ title: texts.editorFailed, type: 'error', action: again });
  });
  const { entry, forget } = useLostText(note);
  const [restored, setRestored] = useState<JournalEntry>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: decided when the note is opened, not when its title changes
  useLayoutEffect(() => {
    editing.set(note.title === '');
    return () => editing.set(false);
  }, []);

  const restore = () => {
    if (!entry) return;
    setRestored(entry);
    editing.set(true);
  };

  if (isEditing && editor) {
    const { NoteEditing } = editor;
    return (
      <NoteEditing
        key={restored?.key ?? 'note'}
        note={note}
        restored={restored}
        onRestored={() => restored && forget(restored)}
        notice={
          entry &&
          entry !== restored && <LostText entry={entry} onRestore={restore} onDiscard={() => forget(entry)} />
        }
        onClose={() => {
          setRestored(undefined);
          editing.set(false);
        }}
      />
    );
  }
  return (
    <ItemFrame aside={<TableOfContents content={note.content} />}>
      {entry && <LostText entry={entry} onRestore={restore} onDiscard={() => forget(entry)} />}
      <NoteReading note={note} opening={isEditing} />
    </ItemFrame>
  );
}
