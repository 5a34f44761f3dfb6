import { notificationQueries } from '@my-note/kit/queries';
import { useQuery } from '@my-note/kit/query';
import { useAuthEnabled } from '@my-note/kit/session';

/** The number of unread notifications; 0 until it is known. */
export function useUnread(): number {
  const enabled = useAuthEnabled();
  return useQuery({ ...notificationQueries.unreadCount(), enabled }).data ?? 0;
}
