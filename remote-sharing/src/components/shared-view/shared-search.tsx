import { links } from '@my-note/contract';
import { Highlight } from '@my-note/kit/forms';
import { errorText } from '@my-note/kit/http';
import { useQuery } from '@my-note/kit/query';
import { Link } from '@my-note/kit/router';
import { chakra, Stack, Text } from '@my-note/kit/ui';
import { sharedQueries } from '../../api/shared.queries.ts';
import { texts } from '../../texts.ts';
import { EntryIcon } from './entry-icon.tsx';

interface SharedSearchProps {
  shareId: string;
  password: string | undefined;
  words: string;
}

const Hit = chakra(Link);

/** Search results of a share: titles and snippets. */
export function SharedSearch({ shareId, password, words }: SharedSearchProps) {
  const { data: hits, error } = useQuery(sharedQueries.search(shareId, words, password));
  return (
    <Stack gap="2">
      <Text role="status" textStyle="sm" color="fg.muted">
        {hits
          ? hits.length === 0
            ? texts.sharedNote.noHits
            : texts.sharedNote.hits(hits.length)
          : error && texts.sharedNote.searchFailedBecause(errorText(error))}
      </Text>
      <chakra.ul listStyleType="none">
        {hits?.map(({ item, title, snippet }) => (
          <li key={item._id}>
            <Hit
              to={links.item(item.slug)}
              display="block"
              padding="2"
              borderRadius="md"
              _hover={{ bg: 'bg.muted' }}
              css={{ '& mark': { bg: 'bg.warning', color: 'inherit' } }}
            >
              <Text as="span" display="block" fontWeight="600" truncate>
                <EntryIcon icon={item.icon} />
                {title.text ? <Highlight text={title.text} ranges={title.highlights} /> : texts.untitled}
              </Text>
              <Text as="span" textStyle="sm" color="fg.muted" lineClamp="2">
                <Highlight text={snippet.text} ranges={snippet.highlights} />
              </Text>
            </Hit>
          </li>
        ))}
      </chakra.ul>
    </Stack>
  );
}
