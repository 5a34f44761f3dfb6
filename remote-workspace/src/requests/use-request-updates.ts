import { notificationQueries } from '@my-note/shared-kit/queries';
import { useQuery, useQueryClient } from '@my-note/shared-kit/query';
import { useAuthEnabled } from '@my-note/shared-kit/session';
import { useEffect, useRef } from 'react';
import { requestQueries } from './requests.queries.ts';

/**
 * Asks for the own requests again when a notification has come, as an answer of the operator does, and when the
 * window is looked at again.
 */
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

  // By itself the query client looks at the tab only: a window beside another one stays visible.
  useEffect(() => {
    const ask = () => void client.invalidateQueries({ queryKey: requestQueries.own().queryKey });
    addEventListener('focus', ask);
    return () => removeEventListener('focus', ask);
  }, [client]);
}
