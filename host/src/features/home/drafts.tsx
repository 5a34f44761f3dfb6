import { links } from '@my-note/contract';
import { isEmptyDraft, passesPrefix, usePrefix } from '@my-note/kit/menu';
import { Box, Icon, RelativeDate, Text } from '@my-note/kit/ui';
import { FilePenLine } from 'lucide-react';
import { useItems } from '../../platform/menu/use-items.ts';
import { ItemLink } from './item-list.tsx';
import { homeTexts } from './texts.ts';

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
          <ItemLink
            to={links.item(slug)}
            paddingX="3"
            bg="bg.subtle"
            color="fg.muted"
            _hover={{ color: 'fg' }}
          >
            <Icon as={FilePenLine} />
            <Text as="span" truncate>
              {category ? homeTexts.draftIn(category.title) : homeTexts.draft}
            </Text>
            <Box as="span" marginStart="auto" flex="none" fontSize="sm">
              <RelativeDate value={updatedAt} />
            </Box>
          </ItemLink>
        </Box>
      ))}
    </Box>
  );
}
