import { translated } from '@my-note/contract/language';

/** Texts of the shell. */
export const texts = translated('host', {
  product: 'My Note',
  loading: 'Loading',
  tryAgain: 'Try again',
  reload: 'Reload the app',
  errorDetails: 'Details for your administrator',
  pageBroke: 'This page stopped working',
  partMissing: 'Couldn’t load this part. Check your connection and try again',
  unreached: 'Couldn’t reach this page',

  menu: 'Menu',
  quickAccess: 'Quick access',
  newShort: 'New',
  hideSidebar: 'Hide sidebar',
  showSidebar: 'Show sidebar',
  close: 'Close',
  overview: 'Overview',
  search: 'Search',
  skip: 'Skip to content',
  offline: 'Offline',
  offlineHint: 'You’re offline. What you write stays on this device until you’re back online.',

  userMenu: (initials: string) => `User menu ${initials}`,
  userMenuUnread: (initials: string, count: number) => `User menu ${initials}, ${count} unread`,
  toDark: 'Dark theme',
  toLight: 'Light theme',
  login: 'Login',
  createAccount: 'Create account',

  settingsUnknown: 'Couldn’t load your settings',

  home: 'Home',
  recent: 'Recent',
  noRecent: 'Notes that you open appear here',
  pinned: 'Pinned',
  noPinned: 'Nothing is pinned yet',
  notes: 'Notes',
  emptyCategory: 'Empty',
  noNotes: 'No notes yet',
  noNotesWithPrefix: 'No note starts with this prefix',
  notesUnknown: 'Couldn’t load your notes',
  add: 'Add',
  newNote: 'New note',
  newCategory: 'New category',
  fromTemplate: 'From template',
});
