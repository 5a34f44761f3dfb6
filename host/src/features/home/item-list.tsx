import { type ListItem, links } from '@my-note/contract';
import { shownTitle } from '@my-note/shared-kit/menu';
import { Link } from '@my-note/shared-kit/router';
import { Box, chakra, Icon, RelativeDate, Text } from '@my-note/shared-kit/ui';
import { Folder, Pin } from 'lucide-react';
import { homeTexts } from './texts.ts';

/** The link of a row, to an item. */
export const ItemLink = chakra(Link, {
  base: { display: 'flex', alignItems: 'center', gap: '3', minHeight: 'touchTarget', borderRadius: 'md' },
});

export const ItemList = ({ items }: { items: readonly ListItem[] }) => (
  <Box as="ul" listStyleType="none">
    {items.map(({ _id, slug, title, type, category, pinned, updatedAt }) => (
      <Box as="li" key={_id} borderBottomWidth="1px" borderColor="border">
        <ItemLink to={links.item(slug)} paddingY="3" paddingX="2" marginX="-2" _hover={{ bg: 'bg.subtle' }}>
          {type === 'category' && (
            <Box as="span" flex="none" color="fg.muted">
              <Icon as={Folder} />
            </Box>
          )}
          <Text as="span" dir="auto" fontWeight="600" truncate title={shownTitle({ title })}>
            {shownTitle({ title })}
          </Text>
          {category && (
            <Text as="span" color="fg.muted" fontSize="sm" truncate hideBelow="sm" flexShrink="2">
              {homeTexts.inCategory(category.title)}
            </Text>
          )}
          <Box
            as="span"
            marginStart="auto"
            display="inline-flex"
            gap="2"
            alignItems="center"
            flex="none"
            color="fg.muted"
            fontSize="sm"
          >
            {pinned && <Icon as={Pin} size={14} label={homeTexts.pinned} />}
            <RelativeDate value={updatedAt} />
          </Box>
        </ItemLink>
      </Box>
    ))}
  </Box>
);
