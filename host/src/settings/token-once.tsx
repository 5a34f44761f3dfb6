import { Button, HStack, Input, Stack, Text, toast } from '@my-note/shared-kit/ui';
import { useState } from 'react';
import { settingsTexts } from './texts.ts';

/** A new token, shown this once. */
export function TokenOnce({ token, onDone }: { token: string; onDone: () => void }) {
  const [copied, setCopied] = useState(false);
  const copy = () => {
    // Over plain HTTP a browser has no clipboard for pages.
    const written = navigator.clipboard?.writeText(token) ?? Promise.reject(new Error('no clipboard'));
    written.then(
      () => setCopied(true),
      () => toast({ title: settingsTexts.copyFailed, type: 'error' }),
    );
  };
  return (
    <Stack gap="3" padding="4" borderWidth="1px" borderColor="border" borderRadius="md" bg="accent.subtle">
      <Text role="status">{settingsTexts.tokenOnce}</Text>
      <Input
        readOnly
        autoFocus
        aria-label={settingsTexts.tokenValue}
        value={token}
        bg="bg"
        fontFamily="mono"
        fontSize="sm"
        onFocus={(event) => event.target.select()}
      />
      <HStack justify="flex-end">
        <Button size="sm" variant="outline" colorPalette="gray" onClick={copy}>
          {copied ? settingsTexts.copied : settingsTexts.copy}
        </Button>
        <Button size="sm" onClick={onDone}>
          {settingsTexts.done}
        </Button>
      </HStack>
    </Stack>
  );
}
