import { type ListItem, links } from '@my-note/contract';
import { shownTitle } from '@my-note/kit/menu';
import { Box, chakra, Icon, ItemIcon, Text } from '@my-note/kit/ui';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { QuickRow, quickRow } from './quick-row.tsx';

interface QuickGroupProps {
  label: string;
  icon: LucideIcon;
  items: readonly ListItem[];
  /** Said instead of the items when there are none. */
  empty: string;
  open: boolean;
  onToggle: () => void;
  onGo?: (() => void) | undefined;
}

/** A row that shows and hides a short list of items below it. */
export function QuickGroup({ label, icon, items, empty, open, onToggle, onGo }: QuickGroupProps) {
  const id = useId();
  return (
    <>
      <chakra.button type="button" css={quickRow} aria-expanded={open} aria-controls={id} onClick={onToggle}>
        <Icon as={icon} />
        <Box as="span" flex="1" textAlign="start">
          {label}
        </Box>
        <Box as="span" transition="transform 150ms" transform={open ? 'rotate(90deg)' : undefined}>
          <Icon as={ChevronRight} />
        </Box>
      </chakra.button>
      <Box id={id} as="ul" listStyleType="none" hidden={!open} maxHeight="13rem" overflowY="auto">
        {open &&
          items.map((item) => (
            <Box as="li" key={item._id}>
              <QuickRow
                inner
                to={links.item(item.slug)}
                icon={<ItemIcon item={item} size={16} />}
                title={item.category ? `${item.category.title} / ${shownTitle(item)}` : shownTitle(item)}
                onGo={onGo}
              >
                {shownTitle(item)}
              </QuickRow>
            </Box>
          ))}
        {open && items.length === 0 && (
          <Text as="li" paddingStart="9" paddingEnd="2" paddingY="1" fontSize="sm" color="fg.muted">
            {empty}
          </Text>
        )}
      </Box>
    </>
  );
}
