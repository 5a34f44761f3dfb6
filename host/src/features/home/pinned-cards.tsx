import { type ListItem, links } from '@my-note/contract';
import { NotePreview } from '@my-note/kit/lists';
import { shownTitle } from '@my-note/kit/menu';
import { Link } from '@my-note/kit/router';
import { Box, chakra, ItemIcon, Text } from '@my-note/kit/ui';
import { useId } from 'react';
import { DayHeading } from './day-heading.tsx';
import { homeTexts } from './texts.ts';

/** Two rows of three; the tab "Pinned" lists them all. */
const MOST = 6;

const Card = chakra(Link, {
  base: {
    display: 'block',
    height: '100%',
    padding: '4',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    bg: 'bg.panel',
    _hover: { borderColor: 'border.emphasized' },
  },
});

/** Pinned items as cards; on narrow screens one row that scrolls sideways. */
export function PinnedCards({ items }: { items: readonly ListItem[] }) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <Box as="section" aria-labelledby={id}>
      <DayHeading id={id}>{homeTexts.pinned}</DayHeading>
      <Box
        as="ul"
        listStyleType="none"
        display="grid"
        gap="3"
        gridAutoFlow={{ base: 'column', md: 'row' }}
        gridAutoColumns="72%"
        gridTemplateColumns={{ md: 'repeat(3, minmax(0, 1fr))' }}
        overflowX={{ base: 'auto', md: 'visible' }}
        scrollSnapType="x proximity"
        // Room for the focus ring, which a scrolling box would cut.
        padding="1"
        margin="-1"
        paddingX={{ base: '4', md: '1' }}
        marginX={{ base: '-4', md: '-1' }}
        scrollPaddingX="4"
      >
        {items.slice(0, MOST).map((item) => (
          <Box as="li" key={item._id} minWidth="0" scrollSnapAlign="start">
            <Card to={links.item(item.slug)}>
              <Box as="span" display="flex" alignItems="center" gap="2">
                <ItemIcon item={item} />
                <Text as="span" dir="auto" fontWeight="600" truncate title={shownTitle(item)}>
                  {shownTitle(item)}
                </Text>
              </Box>
              {item.type === 'note' && <NotePreview item={item} />}
              {item.category && (
                <Text as="span" display="block" marginTop="1" color="fg.muted" fontSize="sm" truncate>
                  {homeTexts.inCategory(item.category.title)}
                </Text>
              )}
            </Card>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
