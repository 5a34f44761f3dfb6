import { useImport } from '@my-note/kit/federation';
import {
  fetchAttachment,
  loadEmbeds,
  loadFiles,
  NoteText,
  openAttachment,
  playAttachment,
} from '@my-note/kit/markdown';
import { Box, toastError } from '@my-note/kit/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { setLateDecorations } from '../decorations/late-decorations.ts';
import { useEditorState } from '../popups/use-editor-state.ts';
import type { VisualEditor } from '../visual/visual-editor.ts';
import { createFileDrawer, type DrawnFile, sameFiles } from './file-drawer.ts';

type Parts = Awaited<ReturnType<typeof loadFiles>>;

const ATTACHMENT = /^\/(?:[^?#]*\/)?attachments\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

const NOTE = /^note:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(#\S+)?$/i;

/** An embedded note as it is read, below its line. */
function EmbeddedNote({
  id,
  part,
  words,
  within,
}: {
  id: string;
  part?: string;
  words: string;
  within: string;
}) {
  const { value } = useImport(loadEmbeds);
  return value && <value.Embedded {...{ part, words, within }} id={id.toLowerCase()} Text={NoteText} />;
}

interface CardProps {
  file: DrawnFile;
  parts: Parts;
  noteId: string;
}

function Card({ file: { href, name }, parts, noteId }: CardProps) {
  const [, note, part] = NOTE.exec(href) ?? [];
  if (note !== undefined)
    return <EmbeddedNote id={note} {...(part ? { part } : {})} words={name} within={noteId} />;
  // Another site has none of ours.
  const [, id] =
    ATTACHMENT.exec(href.startsWith(location.origin) ? href.slice(location.origin.length) : href) ?? [];
  const { FileCard, VideoCard } = parts;
  if (id !== undefined) {
    const onSave = () => void parts.saveAttachment(id, name, fetchAttachment).catch(toastError);
    return <FileCard isNamed {...{ id, name, onSave }} open={openAttachment} play={playAttachment} />;
  }
  const video = parts.videoOf(href);
  return video ? <VideoCard {...{ video, href, name }} /> : null;
}

/** The files and videos of a note, and the notes that it embeds, each below its paragraph. */
export function DrawnFiles({ editor, noteId }: { editor: VisualEditor; noteId: string }) {
  // Without a connection the links stay alone.
  const { value: parts } = useImport(loadFiles);
  const [drawer] = useState(createFileDrawer);
  const files = useEditorState(editor, ({ doc }) => drawer.filesOf(doc), sameFiles);
  useEffect(() => {
    if (!parts) return;
    setLateDecorations(editor.view(), drawer.decorate);
    return () => setLateDecorations(editor.view(), undefined);
  }, [editor, drawer, parts]);
  return (
    parts &&
    files.map((file) =>
      createPortal(
        <Box marginTop="2">
          <Card {...{ file, parts, noteId }} />
        </Box>,
        file.place,
        file.key,
      ),
    )
  );
}
