import type { ListItem } from '@my-note/shared-kit/contract';
import {
  Box,
  Button,
  chakra,
  Flex,
  HStack,
  RelativeDate,
  Text,
  VisuallyHidden,
} from '@my-note/shared-kit/ui';
import { FileText, Folder, Trash2, Undo2 } from 'lucide-react';
import { deletedAt, entryTitle } from '../model/trash.ts';
import { texts } from '../texts.ts';

// Large enough for a finger where there is no pointer.
const target = { base: 'touchTarget', md: '9' };

interface TrashRowProps {
  item: ListItem;
  restoring: boolean;
  onRestore: () => void;
  onRemove: () => void;
}

/** One entry: what it is, where it was, when it went, and the two ways out. */
export function TrashRow({ item, restoring, onRestore, onRemove }: TrashRowProps) {
  const title = entryTitle(item);
  const Icon = item.type === 'category' ? Folder : FileText;
  return (
    <chakra.li
      display="flex"
      flexDirection={{ base: 'column', sm: 'row' }}
      alignItems={{ sm: 'center' }}
      gap="2"
      paddingY="3"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <Flex gap="3" flex="1" minWidth="0">
        <Box color="fg.muted" paddingTop="1" flexShrink={0}>
          <Icon size={16} strokeWidth={1.75} aria-hidden />
          <VisuallyHidden>{texts.trash[item.type]}</VisuallyHidden>
        </Box>
        <Box minWidth="0">
          <Text truncate title={title} fontWeight="medium" fontStyle={item.title ? undefined : 'italic'}>
            {title}
          </Text>
          <Text textStyle="sm" color="fg.muted" truncate>
            {item.category?.title ?? texts.trash.topLevel} · {texts.trash.deleted}{' '}
            <RelativeDate value={deletedAt(item)} />
          </Text>
        </Box>
      </Flex>
      <HStack gap="1" flexShrink={0} marginLeft={{ base: '5', sm: '0' }}>
        <Button
          size="sm"
          variant="ghost"
          loading={restoring}
          onClick={onRestore}
          paddingX="2"
          minHeight={target}
        >
          <Undo2 size={16} strokeWidth={1.75} aria-hidden />
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
          <Trash2 size={16} strokeWidth={1.75} aria-hidden />
          {texts.trash.remove}
          <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
      </HStack>
    </chakra.li>
  );
}
