export { notificationMutations } from './notification.mutations.ts';
export { useNotificationFeed } from './notification-feed.ts';
export { followOtherTabs } from './other-tabs.ts';
export { refreshFeed } from './refresh.ts';
export { takeNotification, takeUnread } from './take.ts';
