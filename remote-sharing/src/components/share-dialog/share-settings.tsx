import type { Share, ShareBody } from '@my-note/contract';
import type { SlotProps } from '@my-note/kit/federation';
import { CopyField } from '@my-note/kit/forms';
import { useMutation } from '@my-note/kit/query';
import { Button, RelativeDate, Stack, Text } from '@my-note/kit/ui';
import { useState } from 'react';
import { shareMutations } from '../../api/shares.mutations.ts';
import { type ExpiryDays, isExpired, matchingExpiry, shareUrl } from '../../model/share-state.ts';
import { texts } from '../../texts.ts';
import { RemoveShareDialog } from './remove-share-dialog.tsx';
import { ShareExpiry } from './share-expiry.tsx';
import { SharePassword } from './share-password.tsx';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const dayOf = (time: string) => day.format(new Date(time));

interface ShareSettingsProps {
  item: SlotProps['sharing/share-dialog']['item'];
  share: Share;
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
        <Text role="status">
          {share.expiresAt === null ? (
            texts.share.noExpiry
          ) : (
            <>
              {(isExpired(share, Date.now()) ? texts.share.ended : texts.share.ends)(dayOf(share.expiresAt))},{' '}
              <RelativeDate value={share.expiresAt} />
            </>
          )}
        </Text>
      </ShareExpiry>
      <SharePassword
        isSet={share.hasPassword}
        busy={save.isPending}
        onChange={(password) => change({ password })}
      />
      <Text fontSize="sm" color="fg.muted">
        {texts.share.views(share.views)}
        {share.lastViewedAt !== null && (
          <>
            {texts.share.lastOpened} <RelativeDate value={share.lastViewedAt} />
          </>
        )}
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
