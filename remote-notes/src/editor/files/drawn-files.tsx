import { useImport } from '@my-note/kit/federation';
import { fetchAttachment, loadFiles, openAttachment } from '@my-note/kit/markdown';
import { Box, toastError } from '@my-note/kit/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { setLateDecorations } from '../decorations/late-decorations.ts';
import { useEditorState } from '../popups/use-editor-state.ts';
import type { VisualEditor } from '../visual/visual-editor.ts';
import { createFileDrawer, type DrawnFile, sameFiles } from './file-drawer.ts';

type Parts = Awaited<ReturnType<typeof loadFiles>>;

const ATTACHMENT = /^\/(?:[^?#]*\/)?attachments\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

function Card({ file: { href, name }, parts }: { file: DrawnFile; parts: Parts }) {
  // Another site has none of ours.
  const [, id] =
    ATTACHMENT.exec(href.startsWith(location.origin) ? href.slice(location.origin.length) : href) ?? [];
  const { FileCard, VideoCard } = parts;
  if (id !== undefined) {
    const onSave = () => void parts.saveAttachment(id, name, fetchAttachment).catch(toastError);
    return <FileCard isNamed {...{ id, name, onSave }} open={openAttachment} />;
  }
  const video = parts.videoOf(href);
  return video ? <VideoCard {...{ video, href, name }} /> : null;
}

/** The files and videos of a note, each below the paragraph with its link. */
export function DrawnFiles({ editor }: { editor: VisualEditor }) {
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
          <Card file={file} parts={parts} />
        </Box>,
        file.place,
        file.key,
      ),
    )
  );
}
