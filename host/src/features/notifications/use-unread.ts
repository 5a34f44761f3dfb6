import { notificationQueries } from '@my-note/shared-kit/queries';
import { useQuery } from '@my-note/shared-kit/query';
import { useAuthEnabled } from '@my-note/shared-kit/session';

/** Notifications not read yet; 0 while that is not known. */
export function useUnread(): number {
  const enabled = useAuthEnabled();
  return useQuery({ ...notificationQueries.unreadCount(), enabled }).data ?? 0;
}
