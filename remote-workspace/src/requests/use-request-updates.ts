import { notificationQueries } from '@my-note/kit/queries';
import { useQuery, useQueryClient } from '@my-note/kit/query';
import { useAuthEnabled } from '@my-note/kit/session';
import { useEffect, useRef } from 'react';
import { requestQueries } from './requests.queries.ts';

/** Refetches the own requests when a notification arrives, as after a reply, and when the window gets the focus. */
export function useRequestUpdates(): void {
  const client = useQueryClient();
  const enabled = useAuthEnabled();
  const { data: unread } = useQuery({ ...notificationQueries.unreadCount(), enabled });
  const known = useRef(unread);

  useEffect(() => {
    const isFirst = known.current === undefined;
    if (known.current === unread) return;
    known.current = unread;
    if (!isFirst) void client.invalidateQueries({ queryKey: requestQueries.own().queryKey });
  }, [client, unread]);

  // The query client follows the visibility of the tab, and a window beside another one stays visible.
  useEffect(() => {
    const refetch = () => void client.invalidateQueries({ queryKey: requestQueries.own().queryKey });
    addEventListener('focus', refetch);
    return () => removeEventListener('focus', refetch);
  }, [client]);
}
