import { Link } from '@my-note/shared-kit/router';
import { chakra, Text, touchTarget } from '@my-note/shared-kit/ui';
import type { Finding } from './find.ts';
import { Highlight } from './highlight.tsx';

const Row = chakra(Link);

interface SearchResultProps {
  id: string;
  finding: Finding;
  chosen: boolean;
  onPoint: () => void;
  onGo: () => void;
}

/** One result: category title, highlighted title, highlighted slug. */
export const SearchResult = ({
  id,
  finding: { item, inTitle, inSlug },
  chosen,
  onPoint,
  onGo,
}: SearchResultProps) => (
  <Row
    id={id}
    role="option"
    aria-selected={chosen}
    tabIndex={-1}
    to={`/${item.slug}`}
    onClick={onGo}
    onPointerMove={onPoint}
    display="block"
    paddingX="3"
    paddingY="2"
    borderRadius="md"
    bg={chosen ? 'bg.muted' : undefined}
    css={touchTarget}
  >
    {item.category && (
      <Text fontSize="xs" color="fg.muted" truncate>
        {item.category.title}
      </Text>
    )}
    <Text fontWeight="600" truncate>
      <Highlight text={item.title} ranges={inTitle} />
    </Text>
    <Text fontSize="xs" color="fg.muted" truncate>
      <Highlight text={item.slug} ranges={inSlug} />
    </Text>
  </Row>
);
