import { translated } from '@my-note/contract/language';

/** Beside the menu, so that the first load has no part in them. */
export const userMenuTexts = translated('host/user-menu', {
  notifications: 'Notifications',
  notificationsUnread: (count: number) => `Notifications, ${count} unread`,
  account: 'Account',
  people: 'People',
  releases: 'Releases',
  settings: 'Settings',
  logout: 'Logout',
});
