import { translated } from '@my-note/contract/language';

/** Labels of commands, and keywords that find them as well. */
export const texts = translated('host/commands', {
  newNote: { label: 'New note', keywords: 'add create write draft' },
  newCategory: { label: 'New category', keywords: 'add create folder' },
  toDark: { label: 'Dark theme', keywords: 'toggle theme mode appearance' },
  toLight: { label: 'Light theme', keywords: 'toggle theme mode appearance' },
  home: { label: 'Go to Home', keywords: 'start dashboard' },
  sharing: { label: 'Go to Sharing', keywords: 'shared links' },
  trash: { label: 'Go to Trash', keywords: 'deleted bin' },
  notifications: { label: 'Go to Notifications', keywords: 'feed messages' },
  requests: { label: 'Go to Issue report / Feature request', keywords: 'bug wish feedback' },
  transfer: { label: 'Go to Import and export', keywords: 'backup zip markdown obsidian joplin' },
  youtube: { label: 'Go to Youtube Reader', keywords: 'videos channels' },
  sidebar: { label: 'Hide or show the sidebar', keywords: 'navigation tree panel focus' },
  widerSidebar: { label: 'Make the sidebar wider', keywords: 'width resize navigation' },
  narrowerSidebar: { label: 'Make the sidebar narrower', keywords: 'width resize navigation' },
  overview: { label: 'Open overview', keywords: 'tree menu all' },
  settings: { label: 'Settings', keywords: 'preferences options' },
  shortcuts: { label: 'Keyboard shortcuts', keywords: 'keys help' },
  about: { label: 'About this app', keywords: 'version parts info' },
  clearPrefix: { label: 'Clear prefix filter', keywords: 'show all notes only' },
  logout: { label: 'Logout', keywords: 'sign out leave' },
});
