import { links, type SharedNote } from '@my-note/contract';
import { type FindAddress, type FindNote, NoteText, TableOfContents } from '@my-note/kit/markdown';
import { useQuery } from '@my-note/kit/query';
import {
  Box,
  Button,
  Flex,
  Heading,
  ItemFrame,
  RelativeDate,
  Stack,
  Text,
  useDocumentTitle,
} from '@my-note/kit/ui';
import { useCallback, useMemo } from 'react';
import { sharedQueries } from '../../api/shared.queries.ts';
import { createSharedMenu } from '../../model/shared-menu.ts';
import { createUseEmbedded, readerOf } from '../../model/use-shared-embedded.ts';
import { texts } from '../../texts.ts';
import { ChildList } from './child-list.tsx';
import { NavPlaceholder } from './nav-placeholder.tsx';
import { PreviousNextLinks } from './previous-next-links.tsx';
import { SharedNav } from './shared-nav.tsx';
import { iconLook, navLook, titleLook, viewLook } from './view-look.ts';

interface SharedNoteViewProps {
  shareId: string;
  note: SharedNote;
  password: string | undefined;
}

/** A shared note as a visitor reads it, with the navigation of its share. */
export function SharedNoteView({ shareId, note, password }: SharedNoteViewProps) {
  const title = note.title || texts.untitled;
  useDocumentTitle(note.icon ? `${note.icon} ${title}` : title);
  const { data: share, isError, refetch } = useQuery(sharedQueries.root(shareId, password));
  const items = useMemo(() => (share ? [share.note, ...share.notes] : []), [share]);
  const menu = useMemo(() => (items.length > 1 ? createSharedMenu(items) : undefined), [items]);
  const findNote = useCallback<FindNote>(
    (id) => {
      if (!share) return isError ? 'plain' : undefined;
      const item = items.find(({ _id }) => _id === id);
      // Links to notes outside of the share show the author's text only, and reveal nothing else.
      return item ? { title: item.title || texts.untitled, href: links.item(item.slug) } : 'plain';
    },
    [share, items, isError],
  );
  const findAddress = useCallback<FindAddress>(
    (slug) => {
      const id = note.addresses[slug];
      return id === undefined ? 'plain' : (findNote(id) ?? undefined);
    },
    [note, findNote],
  );
  const reader = useMemo(
    () => ({
      ...readerOf({ shareId, password }, note._id),
      useEmbedded: createUseEmbedded(
        { shareId, password },
        { _id: note._id, embeds: note.embeds, embedded: note.embedded },
      ),
    }),
    [shareId, password, note._id, note.embeds, note.embedded],
  );
  const written = note.content.trim() !== '';
  const children = note.type === 'category' ? (menu?.children(note) ?? []) : [];
  const isEmpty = !written && children.length === 0 && share !== undefined;
  return (
    <Flex {...viewLook}>
      {!note.alone && (
        // Keeps its place while the tree loads.
        <Box {...navLook}>
          {isError && !share && (
            <Stack role="alert" gap="2" align="flex-start">
              <Text color="fg.muted">{texts.sharedNote.treeFailed}</Text>
              <Button size="sm" variant="outline" onClick={() => refetch()}>
                {texts.tryAgain}
              </Button>
            </Stack>
          )}
          {!share && !isError && <NavPlaceholder />}
          {menu && (
            <Box maxHeight={{ lg: 'calc(100dvh - 7rem)' }} overflowY={{ lg: 'auto' }}>
              <SharedNav shareId={shareId} password={password} menu={menu} current={note} />
            </Box>
          )}
        </Box>
      )}
      <Box flex="1" minWidth="0" width="full">
        <ItemFrame aside={<TableOfContents content={note.content} />}>
          <Stack gap="6">
            <Stack gap="1">
              {note.icon && (
                <Box aria-hidden {...iconLook}>
                  {note.icon}
                </Box>
              )}
              <Heading dir="auto" as="h1" {...titleLook}>
                {title}
              </Heading>
              <Text fontSize="sm" color="fg.muted">
                <RelativeDate value={note.updatedAt} text={texts.sharedNote.changedWhen} />
              </Text>
            </Stack>
            {written && (
              <NoteText
                content={note.content}
                findNote={findNote}
                findAddress={findAddress}
                noteId={note._id}
                {...reader}
              />
            )}
            {children.length > 0 && <ChildList entries={children} />}
            {isEmpty && (
              <Text color="fg.muted">
                {note.type === 'note' ? texts.sharedNote.empty : texts.sharedNote.emptyCategory}
              </Text>
            )}
            {menu && <PreviousNextLinks {...menu.around(note)} />}
          </Stack>
        </ItemFrame>
      </Box>
    </Flex>
  );
}
