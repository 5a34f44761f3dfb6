import { notificationQueries } from '@my-note/shared-kit/queries';
import { useQuery } from '@my-note/shared-kit/query';
import { Box } from '@my-note/shared-kit/ui';
import type { ComponentProps } from 'react';
import { useWhileSignedIn } from '../session/while-signed-in.ts';

const MOST = 99;

/** Notifications not read yet; 0 while that is not known. */
export function useUnread(): number {
  const enabled = useWhileSignedIn();
  return useQuery({ ...notificationQueries.unreadCount(), enabled }).data ?? 0;
}

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
