import type { Share, ShareBody } from '@my-note/contract';
import { dateFormat } from '@my-note/contract/language';
import type { SlotProps } from '@my-note/kit/federation';
import { CopyField } from '@my-note/kit/forms';
import { useMutation } from '@my-note/kit/query';
import { Button, RelativeDate, Stack, Text } from '@my-note/kit/ui';
import { useState } from 'react';
import { shareMutations } from '../../api/shares.mutations.ts';
import { type ExpiryDays, isExpired, matchingExpiry, shareUrl } from '../../model/share-state.ts';
import { texts } from '../../texts.ts';
import { Views } from '../views.tsx';
import { RemoveShareDialog } from './remove-share-dialog.tsx';
import { ShareExpiry } from './share-expiry.tsx';
import { SharePassword } from './share-password.tsx';

const day = dateFormat({ dateStyle: 'long' });

interface ShareSettingsProps {
  item: SlotProps['sharing/share-dialog']['item'];
  share: Share;
}

function Expiry({ at, isOver }: { at: string; isOver: boolean }) {
  const text = isOver ? texts.share.endedOn : texts.share.endsOn;
  return <RelativeDate value={at} text={(when) => text(day(new Date(at)), when)} />;
}

/** The settings of a share: its link, contents, expiry, password, views, and removal. */
export function ShareSettings({ item, share }: ShareSettingsProps) {
  const save = useMutation(shareMutations.save());
  const [asking, setAsking] = useState(false);
  const [chosen, setChosen] = useState<ExpiryDays>();
  const change = (body: NonNullable<ShareBody>) => save.mutate({ itemId: item._id, body });

  return (
    <Stack gap="5">
      <CopyField label={texts.share.link} value={shareUrl(share)} autoFocus />
      {item.type === 'category' && <Text>{texts.share.includesAll}</Text>}
      <ShareExpiry
        chosen={chosen === undefined ? matchingExpiry(share, Date.now()) : chosen}
        busy={save.isPending}
        onChange={(expiresInDays) => {
          setChosen(expiresInDays);
          change({ expiresInDays });
        }}
      >
        <Text>
          {share.expiresAt === null ? (
            texts.share.noExpiry
          ) : (
            <Expiry at={share.expiresAt} isOver={isExpired(share, Date.now())} />
          )}
        </Text>
      </ShareExpiry>
      <SharePassword
        isSet={share.hasPassword}
        busy={save.isPending}
        onChange={(password) => change({ password })}
      />
      <Text fontSize="sm" color="fg.muted">
        <Views share={share} />
      </Text>
      <Button
        alignSelf="flex-start"
        size="sm"
        variant="outline"
        colorPalette="red"
        onClick={() => setAsking(true)}
      >
        {texts.share.remove}
      </Button>
      <RemoveShareDialog
        share={asking ? { _id: share._id, title: item.title } : null}
        onClose={() => setAsking(false)}
      />
    </Stack>
  );
}
