import { listOf } from '@my-note/contract/language';
import { useEditing } from '@my-note/kit/session';
import { Box, Button, HStack } from '@my-note/kit/ui';
import { useState } from 'react';
import { getRemotes } from '../load/remotes.ts';
import { errorTexts } from '../model/error-texts.ts';
import { rejectedOverrides, resetOverrides } from './overrides.ts';

interface BadgeProps {
  text: string;
  action: string;
  onAction: () => void;
}

function Badge({ text, action, onAction }: BadgeProps) {
  const editing = useEditing();
  return (
    <HStack
      role="status"
      position="fixed"
      zIndex="banner"
      insetInline="0"
      marginX="auto"
      width="fit-content"
      // Above the editor's toolbar at the bottom of a phone.
      bottom={{ base: editing ? '16' : '2', md: '2' }}
      maxWidth="calc(100vw - 1rem)"
      gap="2"
      paddingStart="3"
      paddingEnd="1"
      paddingY="1"
      borderRadius="full"
      borderWidth="1px"
      borderColor="border"
      bg="bg.warning"
      color="fg.warning"
      fontSize="sm"
      fontWeight="500"
      pointerEvents="none"
    >
      <Box as="span" truncate>
        {text}
      </Box>
      <Button size="xs" variant="outline" borderRadius="full" pointerEvents="auto" onClick={onAction}>
        {action}
      </Button>
    </HStack>
  );
}

/** Shows that this tab uses a developer's own copy, or that the site does not allow it. */
export function OverrideBadge() {
  const names = [...(getRemotes().overrides?.keys() ?? [])];
  const [refused, setRefused] = useState(rejectedOverrides);
  if (refused.length > 0) {
    const text = errorTexts.overrideRefused(listOf(refused));
    return <Badge text={text} action={errorTexts.closeNotice} onAction={() => setRefused([])} />;
  }
  if (names.length === 0) return null;
  const text = errorTexts.overridden(listOf(names));
  return <Badge text={text} action={errorTexts.resetOverride} onAction={resetOverrides} />;
}
