import type { SlotProps } from '@my-note/shared-kit/federation';
import { CloseButton, Dialog } from '@my-note/shared-kit/overlays';
import { shareQueries } from '@my-note/shared-kit/queries';
import { useMutation, useQuery } from '@my-note/shared-kit/query';
import { Button, ErrorPanel, Late, Portal, Skeleton, Stack, Text } from '@my-note/shared-kit/ui';
import { Link2 } from 'lucide-react';
import { shareMutations } from '../api/shares.mutations.ts';
import { texts } from '../texts.ts';
import { ShareSettings } from './share-settings.tsx';

function ShareContent({ item }: Pick<SlotProps['sharing/share-dialog'], 'item'>) {
  const { data: shares, isError, refetch } = useQuery(shareQueries.list());
  const save = useMutation(shareMutations.save());
  const share = shares?.find(({ noteId }) => noteId === item._id);

  if (share) return <ShareSettings item={item} share={share} />;
  if (shares) {
    return (
      <Stack gap="4" align="flex-start">
        <Text color="fg.muted">{texts.share.off}</Text>
        <Button
          loading={save.isPending}
          onClick={() =>
            save.mutate({ itemId: item._id, body: { includeChildren: item.type === 'category' } })
          }
        >
          <Link2 size={16} strokeWidth={1.75} aria-hidden />
          {texts.share.start}
        </Button>
      </Stack>
    );
  }
  if (isError) return <ErrorPanel title={texts.share.failed} onAction={() => void refetch()} />;
  return (
    <Late>
      <Stack gap="3">
        <Skeleton height="10" />
        <Skeleton height="5" width="60%" />
      </Stack>
    </Late>
  );
}

/** The Share dialog of a note or a category (decisions, section 5). */
export const ShareDialog = ({ item, onClose }: SlotProps['sharing/share-dialog']) => (
  <Dialog.Root open placement={{ base: 'top', md: 'center' }} onOpenChange={({ open }) => !open && onClose()}>
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner>
        <Dialog.Content marginX="4">
          <Dialog.Header>
            <Dialog.Title>{texts.share.title(item.title || texts.untitled)}</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body paddingBottom="6">
            <ShareContent item={item} />
          </Dialog.Body>
          <Dialog.CloseTrigger asChild>
            <CloseButton size="sm" color="fg.muted" aria-label={texts.share.close} />
          </Dialog.CloseTrigger>
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
);
