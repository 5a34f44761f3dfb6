import { PrefixChip } from '@my-note/kit/menu';
import { Stack, Text } from '@my-note/kit/ui';
import { memo } from 'react';
import { texts } from './texts.ts';

/** Prefix filter and hints below the list; memoized, as the panel renders at every key press. */
export const SearchFooter = memo(function SearchFooter({ withCommands }: { withCommands: boolean }) {
  return (
    <Stack
      gap="2"
      marginTop="auto"
      flex="none"
      paddingX="4"
      paddingY="2.5"
      borderTopWidth="1px"
      borderColor="border"
      bg="bg.subtle"
    >
      <PrefixChip />
      <Text fontSize="xs" color="fg.muted">
        {texts.hint}
      </Text>
      <Text fontSize="xs" color="fg.muted">
        {texts.filtersHint}
      </Text>
      {withCommands && (
        <Text fontSize="xs" color="fg.muted">
          {texts.commandsHint}
        </Text>
      )}
    </Stack>
  );
});
