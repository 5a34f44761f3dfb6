import { Box } from '@my-note/shared-kit/ui';
import type { ComponentProps } from 'react';

const MOST = 99;

/** The count in a small disc; nothing when everything is read. Its words are the control's own. */
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
      // Drawn, not written: what is written in a control has to be part of its name.
      _before={{ content: `"${count > MOST ? `${MOST}+` : count}"` }}
      {...place}
    />
  );
