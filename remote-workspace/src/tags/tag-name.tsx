import { tagKey } from '@my-note/contract/tags';
import { Box, HStack, Icon, Text } from '@my-note/kit/ui';
import { Hash } from 'lucide-react';

/** The name of a tag in its color (contract/src/look/look-css.ts), or in none. */
export const TagName = ({ name, label }: { name: string; label: string }) => (
  <HStack
    gap="1.5"
    minWidth="0"
    paddingX="2"
    paddingY="0.5"
    borderRadius="sm"
    data-tag={tagKey(name)}
    color="var(--tag, inherit)"
    bg="var(--tag-bg, transparent)"
  >
    <Box color="var(--tag, {colors.fg.muted})" flexShrink="0">
      <Icon as={Hash} />
    </Box>
    <Text as="span" dir="auto" truncate title={name}>
      {label}
    </Text>
  </HStack>
);
