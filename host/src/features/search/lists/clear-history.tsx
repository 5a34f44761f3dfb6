import { Button, HStack, Text } from '@my-note/kit/ui';
import { useState } from 'react';
import { texts } from '../texts.ts';

/** Heading of the history with a button that clears it, after a confirmation. */
export function ClearHistory({ onClear }: { onClear: () => void }) {
  const [confirming, setConfirming] = useState(false);
  return (
    <HStack
      justify="space-between"
      minHeight="8"
      paddingX="3"
      fontSize="xs"
      fontWeight="600"
      color="fg.muted"
    >
      <Text>{confirming ? texts.clearQuestion : texts.history}</Text>
      {confirming ? (
        <HStack gap="1">
          <Button autoFocus size="xs" colorPalette="red" onClick={onClear}>
            {texts.clearYes}
          </Button>
          <Button size="xs" variant="ghost" colorPalette="gray" onClick={() => setConfirming(false)}>
            {texts.clearNo}
          </Button>
        </HStack>
      ) : (
        <Button
          size="xs"
          variant="ghost"
          colorPalette="gray"
          color="fg.muted"
          marginEnd="-3"
          onClick={() => setConfirming(true)}
        >
          {texts.clear}
        </Button>
      )}
    </HStack>
  );
}
