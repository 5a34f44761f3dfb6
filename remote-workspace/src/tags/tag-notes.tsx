import { type ListItem, links } from '@my-note/contract';
import { isTagName, tagKey, tagLink } from '@my-note/contract/tags';
import { RowAction, ShowMore } from '@my-note/kit/lists';
import { useInfiniteQuery, useQuery } from '@my-note/kit/query';
import { Link, useNavigate } from '@my-note/kit/router';
import { useAuthEnabled } from '@my-note/kit/session';
import {
  Box,
  chakra,
  EmptyState,
  HStack,
  Icon,
  ItemIcon,
  QueryState,
  RelativeDate,
  Stack,
  Text,
} from '@my-note/kit/ui';
import { ArrowLeft, Hash, Palette, Pencil } from 'lucide-react';
import { useState } from 'react';
import { ListRow } from '../list-row.tsx';
import { Waiting } from '../waiting.tsx';
import { ColorTag } from './color-tag.tsx';
import { RenameTag } from './rename-tag.tsx';
import { tagQueries } from './tags.queries.ts';
import { tagTexts as texts } from './texts.ts';

const Title = chakra(Link);

const NoteEntry = ({ note: { slug, title, category, updatedAt, type, icon } }: { note: ListItem }) => (
  <ListRow>
    <Box color="fg.muted" flexShrink="0">
      <ItemIcon item={{ type, icon }} />
    </Box>
    <Box flex="1" minWidth="0">
      <Title to={links.item(slug)} dir="auto" fontWeight="500" overflowWrap="anywhere">
        {title || texts.untitled}
      </Title>
      {category && (
        <Text dir="auto" fontSize="sm" color="fg.muted" truncate>
          {category.title}
        </Text>
      )}
    </Box>
    <Text fontSize="sm" color="fg.muted" flexShrink="0">
      <RelativeDate value={updatedAt} />
    </Text>
  </ListRow>
);

function Actions({ tag }: { tag: string }) {
  const navigate = useNavigate();
  const { data: tags = [] } = useQuery({ ...tagQueries.list(), enabled: useAuthEnabled() });
  const [isOpen, setOpen] = useState(false);
  const [isColoring, setColoring] = useState(false);
  const known = tags.find(({ name }) => tagKey(name) === tagKey(tag));
  const done = (name?: string) => {
    setOpen(false);
    if (name !== undefined) navigate(tagLink(name), { replace: true });
  };
  return (
    <HStack justify="space-between">
      <Title
        to={tagLink()}
        display="inline-flex"
        alignItems="center"
        gap="2"
        color="fg.muted"
        minHeight="row"
      >
        <Icon as={ArrowLeft} />
        {texts.back}
      </Title>
      {known && (
        <HStack gap="0">
          <RowAction
            icon={Palette}
            label={texts.color}
            of={`#${known.name}`}
            onClick={() => setColoring(true)}
          />
          <RowAction icon={Pencil} label={texts.rename} of={`#${known.name}`} onClick={() => setOpen(true)} />
        </HStack>
      )}
      {known && isColoring && <ColorTag tag={known} onDone={() => setColoring(false)} />}
      {known && isOpen && <RenameTag tag={known} tags={tags} onDone={done} />}
    </HStack>
  );
}

const NoNotes = ({ tag }: { tag: string }) => (
  <EmptyState title={texts.noNotes(tag)} icon={<Icon as={Hash} size={32} />}>
    {texts.noNotesHint}
  </EmptyState>
);

/** The notes with a tag or one below it. */
export function TagNotes({ tag }: { tag: string }) {
  const enabled = useAuthEnabled() && isTagName(tag);
  const pages = useInfiniteQuery({ ...tagQueries.notes(tag), enabled });
  return (
    <Stack gap="4" maxWidth="measure">
      <Actions tag={tag} />
      {isTagName(tag) ? (
        <QueryState
          query={pages}
          loading={<Waiting label={texts.loadingNotes} />}
          failure={texts.notesFailed}
        >
          {({ pages: parts }) =>
            parts[0]?.total ? (
              <>
                <Text role="status" fontSize="sm" color="fg.muted">
                  {texts.count(parts[0].total)}
                </Text>
                <Box as="ul" listStyleType="none">
                  {parts
                    .flatMap(({ data }) => data)
                    .map((note) => (
                      <NoteEntry key={note._id} note={note} />
                    ))}
                </Box>
                {pages.hasNextPage && <ShowMore pages={pages} loadingLabel={texts.loadingNotes} />}
              </>
            ) : (
              <NoNotes tag={tag} />
            )
          }
        </QueryState>
      ) : (
        <NoNotes tag={tag} />
      )}
    </Stack>
  );
}
