import type { SharedNote } from '@my-note/shared-kit/contract';
import { type FindNote, fetchAttachment, NoteText } from '@my-note/shared-kit/markdown';
import { useQuery } from '@my-note/shared-kit/query';
import { Box, Heading, RelativeDate, Stack, Text, useDocumentTitle } from '@my-note/shared-kit/ui';
import { useCallback } from 'react';
import { passwordHeader, sharedQueries } from '../api/shared.queries.ts';
import { texts } from '../texts.ts';
import { SharedItems } from './shared-items.tsx';

interface SharedNoteViewProps {
  shareId: string;
  note: SharedNote;
  password: string | undefined;
}

/** A shared note as a visitor reads it, and the way to what is shared with it. */
export function SharedNoteView({ shareId, note, password }: SharedNoteViewProps) {
  const title = note.title || texts.untitled;
  useDocumentTitle(title);
  const { data: share } = useQuery(sharedQueries.root(shareId, password));
  const findNote = useCallback<FindNote>(
    (id) => {
      if (!share) return undefined;
      const item = [share.note, ...share.notes].find(({ _id }) => _id === id);
      // What is not shared is nobody's business; its name in the text is the writer's own.
      return item ? { title: item.title || texts.untitled, href: `/${item.slug}` } : 'plain';
    },
    [share],
  );
  const loadFile = useCallback(
    (id: string) => fetchAttachment(id, { query: { share: shareId }, headers: passwordHeader(password) }),
    [shareId, password],
  );
  return (
    <Stack as="article" gap="6" maxWidth="measure" marginX="auto" padding={{ base: '4', md: '10' }}>
      <Stack gap="1">
        <Heading as="h1" size="3xl" letterSpacing="-0.01em">
          {title}
        </Heading>
        <Text fontSize="sm" color="fg.muted">
          {texts.sharedNote.changed} <RelativeDate value={note.updatedAt} />
        </Text>
      </Stack>
      {note.content.trim() ? (
        <Box>
          <NoteText content={note.content} findNote={findNote} loadFile={loadFile} />
        </Box>
      ) : (
        note.type === 'note' && <Text color="fg.muted">{texts.sharedNote.empty}</Text>
      )}
      {share && share.notes.length > 0 && (
        <SharedItems items={[share.note, ...share.notes]} current={note._id} />
      )}
    </Stack>
  );
}
