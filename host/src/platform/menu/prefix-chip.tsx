import { configMutations } from '@my-note/shared-kit/queries';
import { useMutation } from '@my-note/shared-kit/query';
import { HStack, Icon, IconButton, Text } from '@my-note/shared-kit/ui';
import { X } from 'lucide-react';
import { texts } from '../texts.ts';
import { usePrefix } from './use-menu.ts';

/** Says that a filter hides notes, so that nobody believes they are lost. */
export function PrefixChip() {
  const prefix = usePrefix();
  const update = useMutation(configMutations.update());
  if (!prefix) return null;
  return (
    <HStack
      alignSelf="flex-start"
      maxWidth="100%"
      gap="1"
      paddingStart="3"
      borderRadius="full"
      bg="accent.subtle"
      color="accent.fg"
      fontSize="sm"
    >
      <Text truncate>{texts.onlyPrefix(prefix)}</Text>
      <IconButton
        aria-label={texts.removePrefix}
        title={texts.removePrefix}
        size="2xs"
        variant="ghost"
        colorPalette="accent"
        borderRadius="full"
        loading={update.isPending}
        onClick={() => update.mutate({ key: 'onlyShowNotesWithPrefix', value: '' })}
      >
        <Icon as={X} size={14} />
      </IconButton>
    </HStack>
  );
}
