import { notificationQueries } from '@my-note/shared-kit/queries';
import { useQuery } from '@my-note/shared-kit/query';
import { useAuthEnabled } from '@my-note/shared-kit/session';

/** The number of unread notifications; 0 until it is known. */
export function useUnread(): number {
  const enabled = useAuthEnabled();
  return useQuery({ ...notificationQueries.unreadCount(), enabled }).data ?? 0;
}
