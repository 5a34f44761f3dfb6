import { ShowMore, useKeptFocus } from '@my-note/kit/lists';
import { notificationMutations, useNotificationFeed } from '@my-note/kit/notifications';
import { notificationQueries } from '@my-note/kit/queries';
import { useMutation, useQuery } from '@my-note/kit/query';
import { Box, Button, EmptyState, Icon, PageFrame, QueryState } from '@my-note/kit/ui';
import { Bell, CheckCheck } from 'lucide-react';
import { NotificationList } from '../components/notification-list.tsx';
import { NotificationListSkeleton } from '../components/notification-list-skeleton.tsx';
import { texts } from '../texts.ts';

/** `/i/notifications`: the user's notifications, newest first. Opening the page marks nothing as read. */
export function NotificationsPage() {
  const feed = useNotificationFeed();
  const { data: entries, hasNextPage } = feed;
  const { data: unread = 0 } = useQuery(notificationQueries.unreadCount());
  const markAll = useMutation(notificationMutations.markAllRead());
  const hasUnread = unread > 0 || entries?.some(({ readAt }) => readAt === null) === true;
  const box = useKeptFocus<HTMLDivElement>(`${hasUnread} ${hasNextPage}`);
  // No taller than the title, so that the title does not move when the button appears.
  const markAllButton = hasUnread && (
    <Button
      size="sm"
      variant="ghost"
      marginY="-2"
      paddingX="2"
      marginEnd="-2"
      onClick={() => markAll.mutate()}
    >
      <Icon as={CheckCheck} />
      {texts.markAll}
    </Button>
  );
  return (
    <PageFrame title={texts.title} actions={markAllButton}>
      <Box ref={box} tabIndex={-1} outline="none">
        <QueryState
          query={feed}
          loading={<NotificationListSkeleton />}
          failure={texts.failed}
          empty={
            <EmptyState title={texts.empty} icon={<Icon as={Bell} size={32} />}>
              {texts.hint}
            </EmptyState>
          }
        >
          {(shown) => <NotificationList entries={shown} />}
        </QueryState>
        {hasNextPage && <ShowMore pages={feed} loadingLabel={texts.loadingMore} />}
      </Box>
    </PageFrame>
  );
}
