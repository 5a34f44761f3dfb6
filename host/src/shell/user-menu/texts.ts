/** Beside the menu, so that the first load has no part in them. */
export const userMenuTexts = {
  notifications: 'Notifications',
  notificationsUnread: (count: number) => `Notifications, ${count} unread`,
  account: 'Account',
  people: 'People',
  releases: 'Releases',
  settings: 'Settings',
  logout: 'Logout',
} as const;
