import { links, type SharedNote } from '@my-note/contract';
import {
  type FindAddress,
  type FindNote,
  fetchAttachment,
  fetchPicture,
  NoteText,
  TableOfContents,
} from '@my-note/kit/markdown';
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
import { passwordHeader, sharedQueries } from '../../api/shared.queries.ts';
import { createSharedMenu } from '../../model/shared-menu.ts';
import { texts } from '../../texts.ts';
import { ChildList } from './child-list.tsx';
import { PreviousNextLinks } from './previous-next-links.tsx';
import { NavPlaceholder, SharedNav } from './shared-nav.tsx';

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
  const loadFile = useCallback(
    (id: string) => fetchAttachment(id, { query: { share: shareId }, headers: passwordHeader(password) }),
    [shareId, password],
  );
  const loadPicture = useCallback(
    (address: string) =>
      fetchPicture(address, {
        query: { share: shareId, note: note._id },
        headers: passwordHeader(password),
      }),
    [shareId, note._id, password],
  );
  const written = note.content.trim() !== '';
  const children = note.type === 'category' ? (menu?.children(note) ?? []) : [];
  const isEmpty = !written && children.length === 0 && share !== undefined;
  return (
    <Flex direction={{ base: 'column', lg: 'row' }} align={{ lg: 'flex-start' }}>
      {!note.alone && (
        // Keeps its place while the tree loads.
        <Box
          flex="none"
          width={{ lg: 'sidebar' }}
          paddingX={{ base: '4', md: '8', lg: '5' }}
          paddingTop={{ base: '4', md: '8' }}
          position={{ lg: 'sticky' }}
          top={{ lg: 'calc({sizes.topBar} + env(safe-area-inset-top))' }}
        >
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
                <Box aria-hidden fontSize="4xl" lineHeight="1" height="12">
                  {note.icon}
                </Box>
              )}
              <Heading
                dir="auto"
                as="h1"
                size={{ base: '3xl', md: '4xl' }}
                fontWeight="650"
                letterSpacing="-0.02em"
                lineHeight="1.15"
                overflowWrap="anywhere"
              >
                {title}
              </Heading>
              <Text fontSize="sm" color="fg.muted">
                {texts.sharedNote.changed} <RelativeDate value={note.updatedAt} />
              </Text>
            </Stack>
            {written && (
              <NoteText
                content={note.content}
                findNote={findNote}
                findAddress={findAddress}
                loadFile={loadFile}
                loadPicture={loadPicture}
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
