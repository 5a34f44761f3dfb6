import type { RemoteErrorKind } from './remotes/errors.ts';

interface RemoteErrorText {
  title: string;
  text: string;
  way: 'retry' | 'reload';
}

const remoteErrors: Record<RemoteErrorKind, RemoteErrorText> = {
  network: {
    title: 'This page could not be reached',
    text: 'The rest of My Note works. Check the connection, then try again.',
    way: 'retry',
  },
  timeout: {
    title: 'This page takes too long',
    text: 'Its files did not arrive in time. The rest of My Note works.',
    way: 'retry',
  },
  integrity: {
    title: 'This page was not opened, to be safe',
    text: 'Its files are not the ones that were published. Try again; if it stays so, tell whoever runs this site.',
    way: 'retry',
  },
  contract: {
    title: 'This page needs a newer app',
    text: 'It was made for another version of My Note than the one in this tab. Loading the app again may bring it.',
    way: 'reload',
  },
  'shared-version': {
    title: 'This page needs a newer app',
    text: 'It asks for parts of My Note in another version than this tab has. Loading the app again may bring them.',
    way: 'reload',
  },
  evaluation: {
    title: 'This page could not start',
    text: 'Something in it broke while it was starting. The rest of My Note works.',
    way: 'reload',
  },
  render: {
    title: 'This page stopped working',
    text: 'Something in it broke. The rest of My Note works.',
    way: 'retry',
  },
  off: {
    title: 'This page is switched off',
    text: 'Whoever runs this site has switched it off for now.',
    way: 'retry',
  },
};

/** Every word the host shows. */
export const texts = {
  product: 'My Note',
  loading: 'Loading',
  tryAgain: 'Try again',
  reload: 'Load the app again',
  pageBroke: 'This page stopped working',
  partMissing: 'This part did not load. Check the connection and try again',
  remoteErrors,

  menu: 'Menu',
  close: 'Close',
  overview: 'Overview',
  search: 'Search',
  skip: 'Skip to content',
  offline: 'Offline',
  offlineHint:
    'There is no connection to the service. What you write stays on this device until there is one.',

  userMenu: 'User menu CN',
  userMenuUnread: (count: number) => `User menu CN, ${count} unread`,
  toDark: 'Dark theme',
  toLight: 'Light theme',
  notifications: 'Notifications',
  notificationsUnread: (count: number) => `Notifications, ${count} unread`,
  settings: 'Settings',
  login: 'Login',
  createAccount: 'Create account',
  logout: 'Logout',
  avatarFallback: 'CN',

  settingsUnknown: 'The settings could not be read',

  notes: 'Notes',
  sharing: 'Sharing',
  youtube: 'Youtube Reader',
  trash: 'Trash',
  requests: 'Issue report / Feature request',
  emptyCategory: 'Empty',
  noNotes: 'No notes yet',
  noNotesWithPrefix: 'No note starts with this prefix',
  notesUnknown: 'Your notes could not be read',
  add: 'Add',
  newNote: 'New note',
  newCategory: 'New category',
  onlyPrefix: (prefix: string) => `Only: ${prefix}`,
  removePrefix: 'Show all notes',
} as const;
