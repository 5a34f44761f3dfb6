import { HStack, IconButton, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { configMutations } from '../queries/index.ts';
import { useMutation } from '../query.ts';
import { kitTexts } from '../texts.ts';
import { Icon } from '../ui/icon.tsx';
import { usePrefix } from './use-prefix.ts';

/**
 * Says that a filter hides notes, so that nobody believes they are lost.
 *
 * @example
 * // Where a list of yours respects the filter
 * <PrefixChip />
 */
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
      <Text truncate>{kitTexts.onlyPrefix(prefix)}</Text>
      <IconButton
        aria-label={kitTexts.removePrefix}
        title={kitTexts.removePrefix}
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
