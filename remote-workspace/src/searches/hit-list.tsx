import { type ContentHit, links } from '@my-note/contract';
import { withMoments } from '@my-note/contract/search-filters';
import { Highlight } from '@my-note/kit/forms';
import { errorText } from '@my-note/kit/http';
import { searchQueries } from '@my-note/kit/queries';
import { useQuery } from '@my-note/kit/query';
import { Link } from '@my-note/kit/router';
import { useAuthEnabled } from '@my-note/kit/session';
import { Box, chakra, EmptyState, Icon, ItemIcon, RelativeDate, Text } from '@my-note/kit/ui';
import { SearchX } from 'lucide-react';
import { ListRow } from '../list-row.tsx';
import { Waiting } from '../waiting.tsx';
import { searchTexts as texts } from './texts.ts';

const Title = chakra(Link);

const Hit = ({ hit: { item, title, snippet } }: { hit: ContentHit }) => (
  <ListRow>
    <Box color="fg.muted" flexShrink="0">
      <ItemIcon item={item} />
    </Box>
    <Box flex="1" minWidth="0">
      <Title to={links.item(item.slug)} dir="auto" fontWeight="500" overflowWrap="anywhere">
        {title.text ? <Highlight text={title.text} ranges={title.highlights} /> : texts.untitled}
      </Title>
      <Text dir="auto" fontSize="sm" color="fg.muted" lineClamp="2">
        <Highlight text={snippet.text} ranges={snippet.highlights} />
      </Text>
    </Box>
    <Text fontSize="sm" color="fg.muted" flexShrink="0">
      <RelativeDate value={item.updatedAt} />
    </Text>
  </ListRow>
);

/** What a search finds. A search that cannot be answered says why. */
export function HitList({ query }: { query: string }) {
  const { data, error, isPending } = useQuery({
    ...searchQueries.content(withMoments(query)),
    enabled: useAuthEnabled(),
    retry: false,
  });
  if (error) return <Text role="alert">{errorText(error)}</Text>;
  if (isPending) return <Waiting label={texts.searching} />;
  if (data.data.length === 0)
    return (
      <EmptyState title={texts.nothing} icon={<Icon as={SearchX} size={32} />}>
        {texts.nothingHint}
      </EmptyState>
    );
  return (
    <>
      <Text role="status" fontSize="sm" color="fg.muted">
        {texts.hits(data.data.length)}
      </Text>
      <Box as="ul" listStyleType="none">
        {data.data.map((hit) => (
          <Hit key={hit.item._id} hit={hit} />
        ))}
      </Box>
    </>
  );
}
