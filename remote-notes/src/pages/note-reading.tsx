import type { Note } from '@my-note/contract';
import { NoteText } from '@my-note/kit/markdown';
import { Box, chakra, noteText } from '@my-note/kit/ui';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { FindInNote } from '../components/find/find-in-note.tsx';
import { SiblingNav } from '../components/item-page/sibling-nav.tsx';
import { TitleIcon } from '../components/item-page/title-icon.tsx';
import { lazyComponent } from '../components/lazy-component.tsx';
import { prefetchEditor, useEditorPrefetch } from '../components/note-page/start/use-editor-prefetch.ts';
import { useFirstStart } from '../components/note-page/start/use-first-start.ts';
import { titleLook } from '../components/note-page/title-look.ts';
import { useNoteLinks } from '../components/note-page/use-note-links.ts';
import {
  type ScrollAnchorsRef,
  useRestoreScrollAnchors,
} from '../components/note-page/use-scroll-anchors.ts';
import { VideoLink } from '../components/note-page/video-link.tsx';
import { createClickWatch } from '../model/start/click-start.ts';
import type { StartPlace } from '../model/start/editing-start.ts';
import { texts } from '../texts.ts';

const LazyBacklinks = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: 'note-late' */ '../components/note-page/backlinks.tsx')).Backlinks,
);
const LazyTextExtras = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: 'note-late' */ '../components/note-page/text-extras.tsx')).TextExtras,
);

interface NoteReadingProps {
  note: Note;
  title: string;
  content: string;
  onTask: ((index: number, checked: boolean) => void) | undefined;
  /** Starts editing where a click or a key wants it; undefined when only the Edit button does. */
  onStart: ((place: StartPlace) => void) | undefined;
  text: RefObject<HTMLDivElement | null>;
  /** Visible blocks, to keep the scroll position between reading and editing. */
  place: ScrollAnchorsRef;
}

/** A printable key without a chord; a space scrolls the page. */
const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

/** Title and text of a note in reading, at the same place as in editing. */
export function NoteReading({ note, title, content, onTask, onStart, text, place }: NoteReadingProps) {
  const findNote = useNoteLinks(note);
  const heading = useRef<HTMLHeadingElement>(null);
  const [watch] = useState(createClickWatch);
  useRestoreScrollAnchors(text, place);
  useEditorPrefetch(content);
  useFirstStart(onStart, heading);
  const isWritten = content.trim() !== '';

  const onPointerDown = ({ nativeEvent }: PointerEvent) => {
    if (!onStart) return;
    watch.down(nativeEvent);
    prefetchEditor();
  };
  const onClick = (event: MouseEvent) => {
    if (!onStart || !watch.wantsToWrite(event.nativeEvent)) return;
    const { pageX, pageY, target } = event;
    const inTitle = target instanceof Node && heading.current?.contains(target);
    onStart({ point: { x: pageX, y: pageY }, heading: (inTitle && heading.current) || undefined });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!onStart || event.target !== event.currentTarget || event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter' && !isLetter(event)) return;
    event.preventDefault();
    onStart({ typed: event.key === 'Enter' ? [] : [{ kind: 'text', text: event.key }] });
  };

  return (
    <>
      <TitleIcon item={note} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the Edit button does the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the Edit button does the same */}
      <div onPointerDown={onPointerDown} onClick={onClick}>
        <chakra.h1 ref={heading} dir="auto" {...titleLook} color={title ? 'fg' : 'fg.muted'}>
          {title || texts.untitled}
        </chakra.h1>
        <VideoLink video={note.video} />
        <Box
          ref={text}
          minHeight="50vh"
          role="group"
          aria-label={texts.text}
          tabIndex={onStart ? 0 : undefined}
          onKeyDown={onKeyDown}
          cursor={onStart ? 'text' : undefined}
        >
          {isWritten ? (
            <FindInNote>
              <NoteText content={content} findNote={findNote} onTask={onTask} noteId={note._id} />
            </FindInNote>
          ) : (
            <Box css={noteText} color="fg.muted">
              <p>{texts.emptyNote}</p>
            </Box>
          )}
          {isWritten && <LazyTextExtras noteId={note._id} text={text} content={content} />}
        </Box>
      </div>
      <LazyBacklinks noteId={note._id} />
      <SiblingNav slug={note.slug} />
    </>
  );
}
