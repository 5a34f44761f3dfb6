import type { Note } from '@my-note/contract';
import { TableOfContents } from '@my-note/shared-kit/markdown';
import { editing, useEditing } from '@my-note/shared-kit/session';
import { ItemFrame, toast } from '@my-note/shared-kit/ui';
import { useLayoutEffect, useRef } from 'react';
import { Breadcrumbs } from '../components/item-page/breadcrumbs.tsx';
import { useRestoreOffer } from '../components/unsaved-text/use-restore-offer.tsx';
import { useEditorModule } from '../editor/lazy-editor.ts';
import type { ScrollAnchor } from '../model/note/scroll-anchors.ts';
import { texts } from '../texts.ts';
import { NoteReading } from './note-reading.tsx';

/** A note in reading or editing. An empty draft opens in editing. */
export function NoteView({ item: note }: { item: Note }) {
  const isEditing = useEditing();
  const place = useRef<readonly ScrollAnchor[]>([]);
  const editor = useEditorModule(isEditing, () => {
    // The note stays visible in reading.
    editing.set(false);
    const again = { label: texts.actions.tryAgain, onClick: () => editing.set(true) };
    toast({ title: texts.editorFailed, type: 'error', action: again });
  });
  const restoreOffer = useRestoreOffer(note, () => editing.set(true));

  // biome-ignore lint/correctness/useExhaustiveDependencies: decided when the note is opened, not when its title changes
  useLayoutEffect(() => {
    editing.set(note.title === '' && note.content.trim() === '');
    return () => editing.set(false);
  }, []);

  if (isEditing && editor) {
    const { NoteEditing } = editor;
    return (
      <ItemFrame>
        <NoteEditing
          key={restoreOffer.restored?.key ?? 'note'}
          note={note}
          restoreOffer={restoreOffer}
          path={<Breadcrumbs slug={note.slug} />}
          place={place}
          onClose={() => {
            restoreOffer.end();
            editing.set(false);
          }}
        />
      </ItemFrame>
    );
  }
  return (
    <ItemFrame aside={<TableOfContents content={note.content} />}>
      {restoreOffer.notice}
      <NoteReading note={note} opening={isEditing} place={place} />
    </ItemFrame>
  );
}
