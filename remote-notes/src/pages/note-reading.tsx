import type { Note } from '@my-note/contract';
import { NoteText } from '@my-note/shared-kit/markdown';
import { editing } from '@my-note/shared-kit/session';
import { useShortcuts } from '@my-note/shared-kit/shortcuts';
import { Box, Button, EmptyState, Icon, RelativeDate, Text } from '@my-note/shared-kit/ui';
import { Download, History, Pencil } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { FindInNote } from '../components/find/find-in-note.tsx';
import { ItemActions } from '../components/item-page/item-actions.tsx';
import { ItemHeader } from '../components/item-page/item-header.tsx';
import { SiblingNav } from '../components/item-page/sibling-nav.tsx';
import { StickyAction, StickySpace } from '../components/item-page/sticky-action.tsx';
import { lazyComponent } from '../components/lazy-component.tsx';
import { useNoteLinks } from '../components/note-page/use-note-links.ts';
import {
  type ScrollAnchorsRef,
  useRestoreScrollAnchors,
} from '../components/note-page/use-scroll-anchors.ts';
import { useTaskToggle } from '../components/note-page/use-task-toggle.ts';
import { VideoLink } from '../components/note-page/video-link.tsx';
import { SaveStatusLabel } from '../components/unsaved-text/save-status-label.tsx';
import { useUnsavedSnapshot } from '../components/unsaved-text/use-unsaved-snapshot.ts';
import { loadEditor } from '../editor/lazy-editor.ts';
import { LazyHistory } from '../history/lazy-history.tsx';
import { downloadMarkdown } from '../model/note/export-markdown.ts';
import { visibleAnchors } from '../model/note/scroll-anchors.ts';
import { texts } from '../texts.ts';

const LazyBacklinks = lazyComponent(
  async () => (await import('../components/note-page/backlinks.tsx')).Backlinks,
);
const LazyLinkPreviews = lazyComponent(
  async () => (await import('../components/note-page/link-previews.tsx')).LinkPreviews,
);
const preloadEditor = () => void loadEditor().catch(() => {});

interface NoteReadingProps {
  note: Note;
  /** The editor is being loaded. */
  opening: boolean;
  /** Visible blocks, to keep the scroll position between reading and editing. */
  place: ScrollAnchorsRef;
}

/** A note in reading. Unsaved text is shown with its save status. */
export function NoteReading({ note, opening, place }: NoteReadingProps) {
  const unsaved = useUnsavedSnapshot(note._id);
  const { title } = unsaved?.text ?? note;
  const { content, onTask } = useTaskToggle(note, unsaved?.text.content);
  const findNote = useNoteLinks(note);
  const text = useRef<HTMLDivElement>(null);
  useRestoreScrollAnchors(text, place);
  const startEditing = useCallback(() => {
    // Before the layout changes: on phones, the top bar disappears in editing.
    place.current = text.current ? visibleAnchors(text.current) : [];
    editing.set(true);
  }, [place]);
  useShortcuts(
    useMemo(
      () => [{ keys: 'e', label: texts.actions.edit, group: texts.shortcuts, run: startEditing }],
      [startEditing],
    ),
  );
  const [inHistory, setInHistory] = useState(false);

  const edit = (
    <Button
      size="sm"
      variant={content.trim() ? 'outline' : 'solid'}
      colorPalette={content.trim() ? 'gray' : 'accent'}
      loading={opening}
      onClick={startEditing}
      onPointerEnter={preloadEditor}
      onFocus={preloadEditor}
    >
      <Icon as={Pencil} />
      {texts.actions.edit}
    </Button>
  );

  return (
    <>
      {content.trim() && <StickyAction>{edit}</StickyAction>}
      <ItemHeader
        item={note}
        title={title}
        facts={
          <>
            {unsaved ? (
              <SaveStatusLabel status={unsaved.status} kept={unsaved.kept} />
            ) : (
              <Text textStyle="sm">
                {texts.saved} <RelativeDate value={note.updatedAt} />
              </Text>
            )}
            <VideoLink video={note.video} />
          </>
        }
        actions={
          <>
            <ItemActions
              item={note}
              afterMove={[
                {
                  label: texts.actions.exportMarkdown,
                  icon: Download,
                  onSelect: () => downloadMarkdown({ title, content }, note),
                },
                { label: texts.actions.history, icon: History, onSelect: () => setInHistory(true) },
              ]}
            />
            {content.trim() && <StickySpace>{edit}</StickySpace>}
          </>
        }
      />
      {content.trim() ? (
        <Box ref={text} minHeight="40vh">
          <FindInNote>
            <NoteText content={content} findNote={findNote} onTask={onTask} />
          </FindInNote>
          <LazyLinkPreviews container={text} />
        </Box>
      ) : (
        <EmptyState title={texts.emptyNote.title} action={edit}>
          {texts.emptyNote.text}
        </EmptyState>
      )}
      <LazyBacklinks noteId={note._id} />
      <SiblingNav slug={note.slug} />
      {inHistory && <LazyHistory note={note} onClose={() => setInHistory(false)} />}
    </>
  );
}
