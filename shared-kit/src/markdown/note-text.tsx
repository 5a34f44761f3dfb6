import { Box } from '@chakra-ui/react';
import { parseMarkdown } from '@my-note/contract/markdown-html';
import { type MouseEvent, useContext, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from '../ui/toast.ts';
import { readingLook } from './code/code-styles.ts';
import { colourCode } from './code/show-code.ts';
import { EmbedTrail, type UseEmbedded } from './embeds/embedded-note.ts';
import { useEmbeds } from './embeds/use-embeds.tsx';
import type { LoadPicture } from './external-pictures/show-external-picture.ts';
import { useFences } from './fences/use-fences.tsx';
import { importFiles } from './files/load-files.ts';
import type { OpenFile, PlayFile } from './files/read-file.ts';
import { useFiles } from './files/use-files.tsx';
import { showFormulas } from './formulas/show-formulas.ts';
import { anchorOf, anchorTarget } from './headings/headings.ts';
import { goTo, useAnchor } from './headings/use-anchor.ts';
import { fetchAttachment, fetchPicture, openAttachment, playAttachment } from './pictures/attachment.ts';
import { bringPictures, type LoadFile } from './pictures/load-pictures.ts';
import { press } from './render/copy-button.ts';
import { type FindAddress, type FindNote, leadAddresses, leadToNotes } from './render/note-links.ts';
import { noteDirection } from './render/text-direction.ts';
import { offerSorting } from './tables/offer-sorting.ts';
import { markdownTexts } from './texts.ts';
import { useNoteHtml } from './use-note-html.ts';

interface NoteTextProps {
  /** Markdown. */
  content: string;
  findNote?: FindNote;
  /** Without it links by address stay as they are. */
  findAddress?: FindAddress;
  /** Called when a task is ticked or unticked. Without it tasks are read-only. */
  onTask?: ((index: number, checked: boolean) => void) | undefined;
  loadFile?: LoadFile;
  /** Asks for files that are shown in their place. */
  openFile?: OpenFile;
  /** Finds where sounds and films play from: without it, as the signed-in person where `openFile` is theirs too. */
  playFile?: PlayFile | undefined;
  loadPicture?: LoadPicture;
  /** The note whose text it is. Without it, notes that the text embeds stay links, and the address is not followed. */
  noteId?: string | undefined;
  /** Reads notes that the text embeds: by default as the signed-in person. */
  useEmbedded?: UseEmbedded | undefined;
}

const unknownNote: FindNote = () => undefined;
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * A note's Markdown, rendered and sanitised. Links inside the site navigate without a reload.
 *
 * @example
 * <NoteText content={note.content} />
 */
export function NoteText({
  content,
  findNote = unknownNote,
  findAddress,
  onTask,
  loadFile = fetchAttachment,
  openFile = openAttachment,
  playFile = openFile === openAttachment ? playAttachment : undefined,
  loadPicture = fetchPicture,
  noteId,
  useEmbedded,
}: NoteTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const html = useMemo(() => parseMarkdown(content), [content]);
  const around = useContext(EmbedTrail);
  const isEmbedded = around.ids.length > 0;
  const id = useId();
  const idStart = isEmbedded ? id : '';
  const drawn = useNoteHtml(box, html, onTask !== undefined, idStart);
  const fences = useFences(box, drawn);
  const files = useFiles(box, drawn, { open: openFile, play: playFile, load: loadFile });
  const embeds = useEmbeds(box, drawn, noteId, useEmbedded, NoteText);
  useAnchor(box, drawn, noteId !== undefined && !isEmbedded);

  // biome-ignore lint/correctness/useExhaustiveDependencies: redrawn content needs its links again
  useLayoutEffect(() => {
    if (!box.current) return;
    leadToNotes(box.current, findNote);
    if (findAddress) leadAddresses(box.current, findAddress);
  }, [drawn, findNote, findAddress]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: redrawn content is highlighted again
  useLayoutEffect(() => (box.current ? colourCode(box.current) : undefined), [drawn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: redrawn content has other formulas
  useLayoutEffect(() => (box.current ? showFormulas(box.current) : undefined), [drawn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: redrawn content has other tables
  useLayoutEffect(() => (box.current ? offerSorting(box.current) : undefined), [drawn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: redrawn content has other pictures
  useLayoutEffect(
    () => (box.current ? bringPictures(box.current, loadFile, loadPicture) : undefined),
    [drawn, loadFile, loadPicture],
  );

  const follow = (event: MouseEvent, link: HTMLElement) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const { attachment } = link.dataset;
    if (attachment !== undefined) {
      event.preventDefault();
      const name = link.textContent.trim();
      const save = importFiles().then(({ saveAttachment }) => saveAttachment(attachment, name, loadFile));
      save.catch(() => toast({ title: markdownTexts.fileFailed, type: 'error' }));
      return;
    }
    const href = link.getAttribute('href');
    if (href?.startsWith('#')) {
      event.preventDefault();
      const target = anchorTarget(anchorOf(href), box.current ?? document, idStart);
      // What is not in an embedded part may be in the whole note.
      if (isEmbedded && !target && around.href !== undefined) navigate(around.href + href);
      if (!isEmbedded)
        navigate({ hash: href }, { replace: href === location.hash, preventScrollReset: true });
      goTo(target);
      return;
    }
    if (!href?.startsWith('/') || href.startsWith('//') || link.hasAttribute('target')) return;
    event.preventDefault();
    navigate(href);
  };

  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    if (!(event.target instanceof Element)) return;
    const pressed = event.target.closest<HTMLElement>('button[data-part]');
    if (pressed) {
      press(pressed, (hash) => navigate({ hash }, { replace: true, preventScrollReset: true }));
      return;
    }
    if (event.target instanceof HTMLInputElement && event.target.dataset.task !== undefined) {
      onTask?.(Number(event.target.dataset.task), event.target.checked);
      return;
    }
    const link = event.target.closest<HTMLElement>('a[href]');
    if (link) follow(event, link);
  };

  return (
    <>
      <Box ref={box} dir={noteDirection(content)} css={readingLook} onClick={onClick} />
      {fences}
      {files}
      {embeds}
    </>
  );
}
