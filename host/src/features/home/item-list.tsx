import { type ListItem, links } from '@my-note/contract';
import { NotePreview, rowLook } from '@my-note/kit/lists';
import { shownTitle } from '@my-note/kit/menu';
import { Link } from '@my-note/kit/router';
import { Box, chakra, Icon, ItemIcon, RelativeDate, Text } from '@my-note/kit/ui';
import { Pin } from 'lucide-react';
import { homeTexts } from './texts.ts';

/** The link of a row, to an item. */
export const ItemLink = chakra(Link, {
  base: { display: 'flex', alignItems: 'center', gap: '3', minHeight: 'touchTarget', borderRadius: 'md' },
});

const Row = ({ item }: { item: ListItem }) => {
  const { slug, category, type, pinned, updatedAt } = item;
  const place = category && homeTexts.inCategory(category.title);
  return (
    <ItemLink to={links.item(slug)} css={{ ...rowLook, alignItems: 'flex-start' }}>
      <Box as="span" paddingTop="0.5">
        <ItemIcon item={item} />
      </Box>
      <Box as="span" display="block" flex="1" minWidth="0">
        <Box as="span" display="flex" alignItems="center" gap="2">
          <Text as="span" dir="auto" fontWeight="600" truncate title={shownTitle(item)}>
            {shownTitle(item)}
          </Text>
          {place && (
            <Text as="span" color="fg.muted" fontSize="sm" truncate hideBelow="sm" flexShrink="2">
              {place}
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
        </Box>
        {place && (
          <Text as="span" display="block" color="fg.muted" fontSize="sm" truncate hideFrom="sm">
            {place}
          </Text>
        )}
        {type === 'note' && <NotePreview item={item} />}
      </Box>
    </ItemLink>
  );
};

export const ItemList = ({ items }: { items: readonly ListItem[] }) => (
  <Box as="ul" listStyleType="none">
    {items.map((item) => (
      <Box as="li" key={item._id} borderBottomWidth="1px" borderColor="border">
        <Row item={item} />
      </Box>
    ))}
  </Box>
);
