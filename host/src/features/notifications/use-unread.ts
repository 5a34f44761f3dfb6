import { notificationQueries } from '@my-note/shared-kit/queries';
import { useQuery } from '@my-note/shared-kit/query';
import { useWhileSignedIn } from '../../platform/session/use-auth-enabled.ts';

/** Notifications not read yet; 0 while that is not known. */
export function useUnread(): number {
  const enabled = useWhileSignedIn();
  return useQuery({ ...notificationQueries.unreadCount(), enabled }).data ?? 0;
}
