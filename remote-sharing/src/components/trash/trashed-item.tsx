import { links } from '@my-note/contract';
import type { SlotProps } from '@my-note/kit/federation';
import { NoteText } from '@my-note/kit/markdown';
import { useMutation } from '@my-note/kit/query';
import { Link, useNavigate } from '@my-note/kit/router';
import {
  Button,
  Flex,
  Heading,
  HStack,
  Icon,
  ItemFrame,
  Stack,
  Text,
  toast,
  useDocumentTitle,
} from '@my-note/kit/ui';
import { Trash2, Undo2 } from 'lucide-react';
import { trashMutations } from '../../api/trash.mutations.ts';
import { entryTitle, itemPath } from '../../model/trash.ts';
import { texts } from '../../texts.ts';
import { TrashContents } from './trash-contents.tsx';

/** A trashed note or category at its former URL: it can be read and restored. */
export function TrashedItem({ item }: SlotProps['sharing/trashed-item']) {
  const navigate = useNavigate();
  const restore = useMutation(trashMutations.restore());
  const title = entryTitle(item);
  useDocumentTitle(title);

  const restoreItem = async (id: string) => {
    const restored = await restore.mutateAsync(id).catch(() => null);
    if (!restored) return;
    toast({ title: texts.trash.restored(entryTitle(restored)), type: 'success' });
    if (id === item._id) navigate(itemPath(restored), { replace: true });
  };

  return (
    <ItemFrame>
      <Stack gap="6">
        <Flex
          as="section"
          aria-label={texts.trash.isInTrash[item.type]}
          borderStart="3px solid"
          borderColor="fg.warning"
          bg="bg.warning"
          paddingX="4"
          paddingY="3"
          gap="3"
          wrap="wrap"
          align="center"
          justify="space-between"
        >
          <HStack gap="3" align="flex-start">
            <Text as="span" paddingTop="1">
              <Icon as={Trash2} />
            </Text>
            <Stack gap="0">
              <Text fontWeight="600">{texts.trash.isInTrash[item.type]}</Text>
              <Text color="fg.muted">{texts.trash.isInTrashHint}</Text>
            </Stack>
          </HStack>
          <HStack wrap="wrap">
            <Button size="sm" loading={restore.isPending} onClick={() => restoreItem(item._id)}>
              <Icon as={Undo2} />
              {texts.trash.restore}
            </Button>
            <Button size="sm" variant="ghost" colorPalette="gray" asChild>
              <Link to={links.trash()}>{texts.trash.toTrash}</Link>
            </Button>
          </HStack>
        </Flex>
        <Heading as="h1" dir="auto" size="3xl" letterSpacing="-0.01em" overflowWrap="anywhere">
          {title}
        </Heading>
        {item.content.trim() !== '' && <NoteText content={item.content} />}
        {item.content.trim() === '' && item.type === 'note' && (
          <Text color="fg.muted">{texts.sharedNote.empty}</Text>
        )}
        {item.type === 'category' && (
          <Stack gap="2">
            <Heading as="h2" size="md">
              {texts.trash.inside}
            </Heading>
            <TrashContents
              entry={item}
              restoring={restore.isPending ? restore.variables : undefined}
              onRestore={restoreItem}
            />
          </Stack>
        )}
      </Stack>
    </ItemFrame>
  );
}
