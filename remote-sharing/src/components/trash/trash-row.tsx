import type { ListItem } from '@my-note/contract';
import { RowCheckbox } from '@my-note/kit/lists';
import {
  Box,
  Button,
  chakra,
  Flex,
  HStack,
  Icon,
  IconButton,
  ItemIcon,
  noCallout,
  RelativeDate,
  Text,
  VisuallyHidden,
} from '@my-note/kit/ui';
import { ChevronDown, ChevronRight, Trash2, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { daysLeft, deletedAt, entryTitle } from '../../model/trash.ts';
import { texts } from '../../texts.ts';
import { TrashContents } from './trash-contents.tsx';

// Large enough for a finger where there is no pointer.
const target = { base: 'touchTarget', md: '9' };

// Below the title on narrow screens, and at the end of the row elsewhere.
const buttons = {
  marginInlineStart: { base: '13', sm: '0' },
  marginInlineEnd: '-2',
  '@media (pointer: coarse)': { marginInlineStart: { base: '18', sm: '0' } },
};

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
      borderBottomWidth="1px"
      borderColor="border"
      bg={selected ? 'bg.subtle' : undefined}
      // With thousands of entries, only those on screen are rendered.
      css={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 4.5rem' }}
    >
      <Flex direction={{ base: 'column', sm: 'row' }} align={{ sm: 'center' }} gap="2" paddingY="3">
        <Flex gap="2" flex="1" minWidth="0" align="center">
          <RowCheckbox label={texts.trash.select(title)} checked={selected} onChange={onSelect} />
          <ItemIcon item={item} size={16} />
          <Box minWidth="0" paddingLeft="1" css={noCallout}>
            <Text
              dir="auto"
              textAlign="match-parent"
              truncate
              title={title}
              fontWeight="medium"
              fontStyle={item.title ? undefined : 'italic'}
            >
              {title}
            </Text>
            <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
              {item.category?.title ?? texts.trash.topLevel} · {texts.trash.deleted}{' '}
              <RelativeDate value={deletedAt(item)} />
              {retentionDays !== undefined &&
                ` · ${texts.trash.goneIn(daysLeft(item, retentionDays, Date.now()))}`}
            </Text>
          </Box>
          {item.type === 'category' && (
            <IconButton
              size="xs"
              variant="ghost"
              colorPalette="gray"
              marginStart="auto"
              aria-expanded={open}
              aria-controls={open ? contents : undefined}
              aria-label={texts.trash.contentsOf(title)}
              onClick={() => setOpen(!open)}
            >
              <Icon as={Chevron} />
            </IconButton>
          )}
        </Flex>
        <HStack gap="1" flexShrink={0} css={buttons}>
          <Button
            size="sm"
            variant="ghost"
            loading={restoring === item._id}
            onClick={() => onRestore(item._id)}
            paddingX="2"
            minHeight={target}
          >
            <Icon as={Undo2} />
            {texts.trash.restore}
            <VisuallyHidden>{title}</VisuallyHidden>
          </Button>
          <Button
            size="sm"
            variant="ghost"
            colorPalette="red"
            color="fg.error"
            onClick={onRemove}
            paddingX="2"
            minHeight={target}
          >
            <Icon as={Trash2} />
            {texts.trash.remove}
            <VisuallyHidden>{title}</VisuallyHidden>
          </Button>
        </HStack>
      </Flex>
      {open && (
        <Box marginLeft={{ base: '4', sm: '14' }} paddingBottom="2">
          <TrashContents id={contents} entry={item} restoring={restoring} onRestore={onRestore} />
        </Box>
      )}
    </chakra.li>
  );
}
