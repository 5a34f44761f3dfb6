import type { Note } from '@my-note/contract';
import type { ItemKeys } from '@my-note/kit/keys';
import { TableOfContents } from '@my-note/kit/markdown';
import { editing, useEditing, useWritingPreference } from '@my-note/kit/session';
import { useShortcuts } from '@my-note/kit/shortcuts';
import { Box, ItemFrame, toast } from '@my-note/kit/ui';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { NoteLine } from '../components/note-line/note-line.tsx';
import { ReadingLine } from '../components/note-line/reading-line.tsx';
import { useNoteActions } from '../components/note-line/use-note-actions.tsx';
import { useEditingStart } from '../components/note-page/start/use-editing-start.ts';
import { useTaskToggle } from '../components/note-page/use-task-toggle.ts';
import { useRestoreOffer } from '../components/unsaved-text/use-restore-offer.tsx';
import { useUnsavedSnapshot } from '../components/unsaved-text/use-unsaved-snapshot.ts';
import { useEditorModule } from '../editor/lazy-editor.ts';
import type { ScrollAnchor } from '../model/note/scroll-anchors.ts';
import { texts } from '../texts.ts';
import { NoteReading } from './note-reading.tsx';

/** The editor is made in the place of the text, and seen when it can be used. */
const unseen = {
  position: 'absolute',
  top: '0',
  insetInline: '0',
  height: '0',
  overflow: 'hidden',
  visibility: 'hidden',
} as const;

/** A note, read and written on the same page. An empty draft opens in editing. */
export function NoteView({ item: note }: { item: Note }) {
  const isEditing = useEditing();
  const [isShown, setShown] = useState(false);
  const isWriting = isEditing && isShown;
  const onlyByButton = useWritingPreference('editButton');
  const place = useRef<readonly ScrollAnchor[]>([]);
  const text = useRef<HTMLDivElement>(null);
  const modeButton = useRef<HTMLButtonElement>(null);
  const { start, begin, cancel } = useEditingStart(text, note.locked === true);
  const editor = useEditorModule(isEditing, () => {
    // The note stays visible in reading.
    editing.set(false);
    // Until then, what is typed is kept.
    const again = { label: texts.actions.tryAgain, onClick: () => begin(cancel()) };
    toast({ title: texts.editorFailed, type: 'error', action: again });
  });
  const restoreOffer = useRestoreOffer(note, () => {
    begin({});
    // A locked note begins nothing, but its unsaved text is shown.
    editing.set(true);
  });
  const unsaved = useUnsavedSnapshot(note._id, isWriting);
  const { title } = unsaved?.text ?? note;
  const { content, onTask } = useTaskToggle(note, unsaved?.text.content);
  const actions = useNoteActions(note, { title, content });

  // biome-ignore lint/correctness/useExhaustiveDependencies: decided when the note is opened, not when its title changes
  useLayoutEffect(() => {
    if (!note.title && !note.content.trim()) begin({});
    return () => editing.set(false);
  }, []);
  useShortcuts(
    useMemo(
      () => [
        {
          keys: 'e' satisfies ItemKeys['edit']['keys'],
          label: texts.actions.edit,
          group: texts.shortcuts,
          run: () => begin({}),
        },
      ],
      [begin],
    ),
  );
  const onClose = () => {
    restoreOffer.end();
    setShown(false);
    editing.set(false);
    // The button that was pressed, or the key that ended editing, leaves the focus here.
    requestAnimationFrame(() => modeButton.current?.focus({ preventScroll: true }));
  };

  const { NoteEditing } = editor ?? {};
  return (
    <ItemFrame aside={isWriting ? undefined : <TableOfContents content={content} />}>
      <Box position="relative" data-columns={note._id}>
        {!isWriting && (
          <>
            <ReadingLine
              note={note}
              content={content}
              unsaved={unsaved}
              actions={actions}
              opening={isEditing}
              modeButton={modeButton}
              onEdit={() => begin({})}
            />
            {restoreOffer.notice}
            <NoteReading
              note={note}
              title={title}
              content={content}
              onTask={note.locked ? undefined : onTask}
              onStart={onlyByButton || note.locked ? undefined : begin}
              text={text}
              place={place}
            />
          </>
        )}
        {isEditing && NoteEditing && (
          <Box css={isWriting ? undefined : unseen}>
            <NoteEditing
              key={restoreOffer.restored?.key ?? 'note'}
              note={note}
              restoreOffer={restoreOffer}
              line={(parts) => (
                <NoteLine slug={note.slug} writing={isWriting} actions={actions.beside} {...parts} />
              )}
              actions={actions.more}
              start={start}
              place={place}
              onShown={() => setShown(true)}
              onClose={onClose}
            />
          </Box>
        )}
        {actions.dialogs}
      </Box>
    </ItemFrame>
  );
}
