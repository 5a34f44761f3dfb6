import { CopyField } from '@my-note/shared-kit/forms';
import { Button, Stack, Text } from '@my-note/shared-kit/ui';
import { settingsTexts } from '../texts.ts';

/** A new token, shown this once. */
export const TokenOnce = ({ token, onDone }: { token: string; onDone: () => void }) => (
  <Stack gap="3" padding="4" borderWidth="1px" borderColor="accent.solid" borderRadius="md">
    <Text role="status">{settingsTexts.tokenOnce}</Text>
    <CopyField label={settingsTexts.tokenValue} value={token} autoFocus />
    <Button size="sm" alignSelf="flex-end" onClick={onDone}>
      {settingsTexts.done}
    </Button>
  </Stack>
);
