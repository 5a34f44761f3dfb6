import { numberFormat, translated } from '@my-note/contract/language';
import type { AccentName } from '@my-note/contract/look';
import type { TokenScope } from '@my-note/contract/sessions';
import type { NoteFont, TextSize } from '../../platform/theme/text-choices.ts';
import type { ThemeChoice } from '../../platform/theme/theme.ts';

const number = numberFormat();

export const settingsTexts = translated('host/settings', {
  title: 'User settings',
  youtube: 'Youtube Reader',
  youtubeHint: 'Shows the Youtube Reader in the menu.',
  prefix: 'Only show notes with prefix',
  prefixHint: 'Notes whose address starts differently are hidden, not removed.',
  prefixPlaceholder: 'prefix',

  language: 'Language',
  languageOfBrowser: (name: string) => `As in your browser (${name})`,
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' } satisfies Record<ThemeChoice, string>,
  textSize: 'Text size',
  textSizes: { S: 'Small', M: 'Medium', L: 'Large' } satisfies Record<TextSize, string>,
  noteFont: 'Font of notes',
  noteFonts: { serif: 'Serif', sans: 'Sans serif', mono: 'Monospaced' } satisfies Record<NoteFont, string>,
  toolbar: 'Always show the formatting toolbar',
  toolbarHint: 'Without it, tools appear when you select text or type /.',
  editButton: 'Start editing only with the Edit button',
  editButtonHint: 'A click in the text of a note then only selects.',
  singleKeys: 'Single-key shortcuts',
  singleKeysHint: 'Like ? for the list of shortcuts. Shortcuts with Ctrl or Cmd always work.',
  onThisDevice: 'These settings are stored in this browser.',

  appearance: 'Appearance',
  appearanceHint: 'Only you see these, on all your devices.',
  accent: 'Accent color',
  accents: {
    teal: 'Teal',
    blue: 'Blue',
    violet: 'Violet',
    pink: 'Pink',
    red: 'Red',
    orange: 'Orange',
    green: 'Green',
    graphite: 'Graphite',
  } satisfies Record<AccentName, string>,
  siteAccent: 'Standard',
  otherAccent: 'Other color',
  darker: 'Shown darker in the light theme, so that text stays readable.',
  lighter: 'Shown lighter in the dark theme, so that text stays readable.',
  undoAccent: 'Undo',
  css: 'Custom CSS',
  cssHint:
    'Changes how your pages look, for you alone. Addresses of other sites load nothing. If you can’t find the settings any more, add ?safe to the address of a page.',
  cssSafe: 'Custom CSS is off on this page, because ?safe was in its address.',
  cssFailed: 'Couldn’t load your custom CSS.',
  cssPlaceholder: 'main h2 { font-weight: 400; }',
  cssProblem: (line: number, message: string) => `Line ${line}: ${message}`,
  cssMore: (count: number) => `And ${number(count)} more.`,
  cssBroken: 'Not saved. Your text is still in the field.',
  cssUnclosed: (bracket: string) => `${bracket} is never closed`,
  cssUnopened: (bracket: string) => `${bracket} closes nothing`,
  cssString: 'A quotation mark is never closed',
  cssComment: 'A comment is never closed with */',
  cssImport: '@import isn’t supported. Paste the rules themselves',
  cssTooLong: (length: number, most: number) =>
    `${number(length)} characters are too many. At most ${number(most)} fit`,
  saveCss: 'Save CSS',
  cssSaved: 'Custom CSS saved',

  notifications: 'Notifications',
  notificationsHint: 'Choose what you’re notified about. Messages from your administrator are always shown.',
  kinds: {
    'share-viewed': 'Someone opens one of your links for the first time',
    'share-expired': 'One of your links expires',
    'request-status': 'One of your requests gets a response',
    videos: 'New videos',
    files: 'Imports and exports are done',
  },

  pictures: 'Pictures from other sites',
  picturesHint: 'Pictures from these sites load without a click.',
  removeSite: 'Remove',
  removeSiteNamed: (site: string) => `Don’t always show pictures from ${site}`,

  pictureData: 'Keep the data of the camera in pictures',
  pictureDataHint:
    'Place, time, and device of a photo are removed when you add it, because shares show it to others. With this they stay in pictures that you add from now on.',

  tokens: 'Access tokens',
  tokensHint:
    'For scripts and other programs. Anyone with a token can read your notes, so treat it like a password.',
  noTokens: 'No access tokens yet.',
  tokensUnknown: 'Couldn’t load your access tokens.',
  newToken: 'New token',
  tokenName: 'Name',
  tokenNameHint: 'What it is for, like “Backup script”.',
  scope: 'Access',
  scopes: { read: 'Read', write: 'Read and write' } satisfies Record<TokenScope, string>,
  expires: 'Expires',
  lifetimes: { 30: 'In 30 days', 90: 'In 90 days', 365: 'In a year', never: 'Never' },
  createToken: 'Create token',
  cancel: 'Cancel',
  tokenOnce: 'Copy the token now. It is not shown again.',
  tokenValue: 'The new token',
  done: 'Done',
  revoke: 'Revoke',
  revokeNamed: (name: string) => `Revoke ${name}`,
  revokeTitle: (name: string) => `Revoke “${name}”?`,
  revokeText: 'Programs that use it stop working immediately.',
  never: 'Never expires',
  expiresWhen: (when: string) => `Expires ${when}`,
  expiredWhen: (when: string) => `Expired ${when}`,
  unused: 'Never used',
  usedWhen: (when: string) => `Used ${when}`,

  apiDocs: 'API documentation',

  about: 'About My Note',

  account: 'Account',
  accountHint: 'Name, password, devices, and what happened with your account.',
  openAccount: 'Open account',

  ownNotes: 'Your notes',
  ownNotesHint: 'Export your notes, or import them from another program.',
  transfer: 'Import and export',
});
