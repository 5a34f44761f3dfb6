import { isEmptyDraft, passesPrefix, usePrefix } from '@my-note/shared-kit/menu';
import { Link } from '@my-note/shared-kit/router';
import { Box, chakra, Icon, RelativeDate, Text } from '@my-note/shared-kit/ui';
import { FilePenLine } from 'lucide-react';
import { useItems } from '../../platform/menu/use-menu.ts';
import { homeTexts } from './texts.ts';

const Row = chakra(Link);

/** Drafts, to continue with. */
export function Drafts() {
  const { data: items = [] } = useItems();
  const prefix = usePrefix();
  const drafts = items.filter((item) => isEmptyDraft(item) && passesPrefix(item.slug, prefix));
  if (drafts.length === 0) return null;
  return (
    <Box as="ul" aria-label={homeTexts.drafts} listStyleType="none">
      {drafts.map(({ _id, slug, category, updatedAt }) => (
        <Box as="li" key={_id}>
          <Row
            to={`/${slug}`}
            display="flex"
            alignItems="center"
            gap="3"
            minHeight="touchTarget"
            paddingX="3"
            borderRadius="md"
            bg="bg.subtle"
            color="fg.muted"
            _hover={{ color: 'fg' }}
          >
            <Icon as={FilePenLine} />
            <Text as="span" truncate>
              {homeTexts.draft}
              {category && `, ${homeTexts.inCategory(category.title)}`}
            </Text>
            <Box as="span" marginStart="auto" flex="none" fontSize="sm">
              <RelativeDate value={updatedAt} />
            </Box>
          </Row>
        </Box>
      ))}
    </Box>
  );
}
