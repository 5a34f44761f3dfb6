import { useEditing } from '@my-note/shared-kit/session';
import { Box, Button, HStack } from '@my-note/shared-kit/ui';
import { errorTexts } from './error-texts.ts';
import { resetOverrides } from './overrides.ts';
import { getRemotes } from './remotes.ts';

/** Keeps in sight that this tab shows a developer's own copy of something. */
export function OverrideBadge() {
  const names = [...(getRemotes().overrides?.keys() ?? [])];
  const editing = useEditing();
  if (names.length === 0) return null;
  return (
    <HStack
      role="status"
      position="fixed"
      zIndex="banner"
      insetStart="50%"
      transform="translateX(-50%)"
      // Above the tools that stand at the foot of a phone while a text is edited.
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
        {errorTexts.overridden(names.join(', '))}
      </Box>
      <Button size="xs" variant="outline" borderRadius="full" pointerEvents="auto" onClick={resetOverrides}>
        {errorTexts.resetOverride}
      </Button>
    </HStack>
  );
}
