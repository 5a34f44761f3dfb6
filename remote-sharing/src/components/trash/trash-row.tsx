import type { ListItem } from '@my-note/contract';
import { RowAction, RowCheckbox, rowLook } from '@my-note/kit/lists';
import {
  Box,
  chakra,
  Flex,
  HStack,
  Icon,
  IconButton,
  ItemIcon,
  noCallout,
  RelativeDate,
  Text,
} from '@my-note/kit/ui';
import { ChevronDown, ChevronRight, Trash2, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { daysLeft, deletedAt, entryTitle } from '../../model/trash.ts';
import { texts } from '../../texts.ts';
import { TrashContents } from './trash-contents.tsx';

interface TrashRowProps {
  item: ListItem;
  selected: boolean;
  /** Days until the trash is emptied automatically; undefined for never. */
  retentionDays: number | undefined;
  /** The item that is being restored: this one, or one inside it. */
  restoring: string | undefined;
  onSelect: (wanted: boolean, range: boolean) => void;
  onRestore: (id: string) => void;
  onRemove: () => void;
}

/** One entry with its former place, deletion date, contents, and the buttons to restore or delete it. */
export function TrashRow({
  item,
  selected,
  retentionDays,
  restoring,
  onSelect,
  onRestore,
  onRemove,
}: TrashRowProps) {
  const [open, setOpen] = useState(false);
  const contents = useId();
  const title = entryTitle(item);
  const Chevron = open ? ChevronDown : ChevronRight;
  return (
    <chakra.li
      data-row={item._id}
      // With thousands of entries, only those on screen are rendered, and nothing beyond their boxes.
      css={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 4.5rem', marginX: '-3', paddingX: '3' }}
    >
      <Box borderBottomWidth="1px" borderColor="border">
        <Box css={rowLook} data-selected={selected ? '' : undefined}>
          <RowCheckbox label={texts.trash.select(title)} checked={selected} onChange={onSelect} />
          <ItemIcon item={item} size={16} />
          <Box flex="1" minWidth="0" css={noCallout}>
            <Flex align="center" gap="1">
              <Text
                dir="auto"
                truncate
                title={title}
                fontWeight="600"
                fontStyle={item.title ? undefined : 'italic'}
              >
                {title}
              </Text>
              {item.type === 'category' && (
                <IconButton
                  size="xs"
                  variant="ghost"
                  colorPalette="gray"
                  // No taller than the title.
                  marginY="-3"
                  aria-expanded={open}
                  aria-controls={open ? contents : undefined}
                  aria-label={texts.trash.contentsOf(title)}
                  onClick={() => setOpen(!open)}
                >
                  <Icon as={Chevron} />
                </IconButton>
              )}
            </Flex>
            <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
              {item.category?.title ?? texts.trash.topLevel} ·{' '}
              <RelativeDate value={deletedAt(item)} text={texts.trash.deletedWhen} />
              {retentionDays !== undefined &&
                ` · ${texts.trash.goneIn(daysLeft(item, retentionDays, Date.now()))}`}
            </Text>
          </Box>
          <HStack gap="0" flex="none" marginEnd="-2.5">
            <RowAction
              icon={Undo2}
              label={texts.trash.restore}
              of={title}
              loading={restoring === item._id}
              onClick={() => onRestore(item._id)}
            />
            <RowAction icon={Trash2} label={texts.trash.remove} of={title} isDestructive onClick={onRemove} />
          </HStack>
        </Box>
        {open && (
          <Box marginStart={{ base: '4', sm: '14' }} paddingBottom="2">
            <TrashContents id={contents} entry={item} restoring={restoring} onRestore={onRestore} />
          </Box>
        )}
      </Box>
    </chakra.li>
  );
}
