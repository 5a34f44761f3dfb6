import { translated } from '@my-note/contract/language';

/** Shared notes. */
export const sharesTexts = translated('api/shares', {
  expiredTitle: 'A share link has expired',
  notShared: 'This note is no longer shared',
  needsPassword: 'This share needs a password',
  wrongPassword: 'This password is wrong',
  pageNotShared: 'This page is not shared',
  openedTitle: 'Someone opened your share link',
  tooManyAttempts: 'Too many attempts at this password',
  untitled: 'Untitled',
  openedText: (title: string) => `"${title}" was opened through its link for the first time`,
  expiredText: (title: string) =>
    `"${title}" can no longer be opened through its link. Share it again to create a new one`,
  hiddenTitle: 'Shared note',
  hiddenText: 'This note is protected by a password.',
  sharedWith: 'Shared with My Note.',
});
