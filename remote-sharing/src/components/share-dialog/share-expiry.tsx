import { Button, HStack, Stack } from '@my-note/kit/ui';
import type { ReactNode } from 'react';
import { EXPIRY_DAYS, type ExpiryDays } from '../../model/share-state.ts';
import { texts } from '../../texts.ts';

interface ShareExpiryProps {
  /** The chosen option; undefined when the expiry matches none. */
  chosen: ExpiryDays | undefined;
  busy: boolean;
  onChange: (days: ExpiryDays) => void;
  /** What the expiry means. */
  children: ReactNode;
}

/** How long from now the link works. */
export const ShareExpiry = ({ chosen, busy, onChange, children }: ShareExpiryProps) => (
  <Stack gap="2" role="group" aria-label={texts.share.expiry}>
    {children}
    <HStack wrap="wrap">
      {EXPIRY_DAYS.map((days) => (
        <Button
          key={days}
          size="xs"
          variant={days === chosen ? 'solid' : 'outline'}
          colorPalette={days === chosen ? undefined : 'gray'}
          aria-pressed={days === chosen}
          disabled={busy}
          onClick={() => onChange(days)}
        >
          {texts.share.expireIn(days)}
        </Button>
      ))}
    </HStack>
  </Stack>
);
