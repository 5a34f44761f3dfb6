import type { ListItem } from '@my-note/shared-kit/contract';
import { Link } from '@my-note/shared-kit/router';
import { Box, chakra, RelativeDate, Text } from '@my-note/shared-kit/ui';
import { FileText, Folder } from 'lucide-react';
import { hrefOf } from '../model/item-links.ts';
import { texts } from '../texts.ts';

/** What is in a category: one row an item, hairlines between. */
export const CategoryChildren = ({ items }: { items: readonly ListItem[] }) => (
  <chakra.ul listStyleType="none" borderTop="1px solid" borderColor="border">
    {items.map(({ _id, slug, title, type, updatedAt }) => {
      const Icon = type === 'category' ? Folder : FileText;
      return (
        <chakra.li key={_id} borderBottom="1px solid" borderColor="border" _hover={{ bg: 'bg.subtle' }}>
          <Link to={hrefOf(slug)}>
            <Box display="flex" alignItems="center" gap="3" minHeight="touchTarget" paddingX="2">
              <Box color={type === 'category' ? 'accent.fg' : 'fg.muted'} flexShrink="0">
                <Icon
                  size={18}
                  strokeWidth={1.75}
                  aria-label={type === 'category' ? texts.category : texts.note}
                />
              </Box>
              <Text as="span" flex="1" truncate title={title} fontWeight="500">
                {title}
              </Text>
              <Text as="span" color="fg.muted" textStyle="sm" flexShrink="0">
                <RelativeDate value={updatedAt} />
              </Text>
            </Box>
          </Link>
        </chakra.li>
      );
    })}
  </chakra.ul>
);
