import { Button, HStack, RelativeDate, Stack, Text } from '@my-note/shared-kit/ui';
import { isExpired } from '../model/share-state.ts';
import { texts } from '../texts.ts';

const DAYS = [1, 7, 30, null] as const;
type Days = (typeof DAYS)[number];

interface ShareExpiryProps {
  expiresAt: string | null;
  busy: boolean;
  onChange: (days: Days) => void;
}

/** Until when the link works, and for how much longer from now it is to. */
export const ShareExpiry = ({ expiresAt, busy, onChange }: ShareExpiryProps) => (
  <Stack gap="2" role="group" aria-label={texts.share.expiry}>
    <Text>
      {expiresAt === null ? (
        texts.share.noExpiry
      ) : (
        <>
          {isExpired({ expiresAt }, Date.now()) ? texts.share.ended : texts.share.expires}{' '}
          <RelativeDate value={expiresAt} />
        </>
      )}
    </Text>
    <HStack wrap="wrap">
      {DAYS.map((days) => (
        <Button
          key={days}
          size="xs"
          variant="outline"
          colorPalette="gray"
          disabled={busy || (days === null && expiresAt === null)}
          onClick={() => onChange(days)}
        >
          {texts.share.expireIn(days)}
        </Button>
      ))}
    </HStack>
  </Stack>
);
