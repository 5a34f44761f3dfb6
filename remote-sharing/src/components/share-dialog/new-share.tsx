import type { SlotProps } from '@my-note/kit/federation';
import { useMutation } from '@my-note/kit/query';
import { Button, Icon, Stack, Text } from '@my-note/kit/ui';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { shareMutations } from '../../api/shares.mutations.ts';
import { DEFAULT_EXPIRY, type ExpiryDays } from '../../model/share-state.ts';
import { texts } from '../../texts.ts';
import { ShareExpiry } from './share-expiry.tsx';

/** Creates a share link, which expires by default. */
export function NewShare({ item }: Pick<SlotProps['sharing/share-dialog'], 'item'>) {
  const save = useMutation(shareMutations.save());
  const [days, setDays] = useState<ExpiryDays>(DEFAULT_EXPIRY);
  return (
    <Stack gap="5" align="flex-start">
      <Text color="fg.muted">{texts.share.off}</Text>
      <ShareExpiry chosen={days} busy={save.isPending} onChange={setDays}>
        <Text role="status">{texts.share.willEnd(days)}</Text>
      </ShareExpiry>
      <Button
        loading={save.isPending}
        onClick={() =>
          save.mutate({
            itemId: item._id,
            body: { includeChildren: item.type === 'category', expiresInDays: days },
          })
        }
      >
        <Icon as={Link2} />
        {texts.share.start}
      </Button>
    </Stack>
  );
}
