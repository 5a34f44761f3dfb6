import type { SharedItem } from '@my-note/shared-kit/contract';
import { Link } from '@my-note/shared-kit/router';
import { Box, chakra, Heading } from '@my-note/shared-kit/ui';
import { FileText, Folder } from 'lucide-react';
import { texts } from '../texts.ts';

interface SharedItemsProps {
  items: readonly SharedItem[];
  /** Id of the item that is shown. */
  current: string;
}

/** Everything in one share, as links. */
export const SharedItems = ({ items, current }: SharedItemsProps) => (
  <Box as="nav" aria-label={texts.sharedNote.inside} borderTopWidth="1px" borderColor="border" paddingTop="6">
    <Heading as="h2" size="sm" color="fg.muted" marginBottom="2">
      {texts.sharedNote.inside}
    </Heading>
    <chakra.ul listStyleType="none">
      {items.map(({ _id, slug, title, type }) => {
        const Icon = type === 'category' ? Folder : FileText;
        return (
          <chakra.li key={_id}>
            <Link to={`/${slug}`} aria-current={_id === current ? 'page' : undefined}>
              <Box
                display="flex"
                alignItems="center"
                gap="2"
                minHeight="touchTarget"
                color={_id === current ? 'accent.fg' : 'fg'}
                fontWeight={_id === current ? '600' : '400'}
              >
                <Icon size={16} strokeWidth={1.75} aria-hidden />
                {title || texts.untitled}
              </Box>
            </Link>
          </chakra.li>
        );
      })}
    </chakra.ul>
  </Box>
);
