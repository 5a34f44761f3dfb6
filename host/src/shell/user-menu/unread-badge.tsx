import { Box } from '@my-note/kit/ui';
import type { ComponentProps } from 'react';

const MOST = 99;

/** The unread count on a control, which has it in its accessible name; nothing when everything is read. */
export const UnreadBadge = ({ count, ...place }: { count: number } & ComponentProps<typeof Box>) =>
  count > 0 && (
    <Box
      as="span"
      aria-hidden
      minWidth="5"
      height="5"
      paddingX="1.5"
      borderRadius="full"
      bg="accent.solid"
      color="accent.contrast"
      fontSize="xs"
      fontWeight="650"
      lineHeight="1.25rem"
      textAlign="center"
      fontVariantNumeric="tabular-nums"
      // As CSS content: text in a control would have to be part of its name.
      _before={{ content: `"${count > MOST ? `${MOST}+` : count}"` }}
      {...place}
    />
  );
