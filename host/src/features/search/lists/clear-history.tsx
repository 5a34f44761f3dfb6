import { Button, HStack, Text } from '@my-note/shared-kit/ui';
import { useState } from 'react';
import { texts } from '../texts.ts';

/** Heading of the history with the way to empty it, which asks first: nothing brings it back. */
export function ClearHistory({ onClear }: { onClear: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <HStack
      justify="space-between"
      minHeight="8"
      paddingX="3"
      fontSize="xs"
      fontWeight="600"
      color="fg.muted"
    >
      <Text>{asking ? texts.clearQuestion : texts.history}</Text>
      {asking ? (
        <HStack gap="1">
          <Button autoFocus size="xs" colorPalette="red" onClick={onClear}>
            {texts.clearYes}
          </Button>
          <Button size="xs" variant="ghost" colorPalette="gray" onClick={() => setAsking(false)}>
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
          onClick={() => setAsking(true)}
        >
          {texts.clear}
        </Button>
      )}
    </HStack>
  );
}
