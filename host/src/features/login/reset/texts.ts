import { translated } from '@my-note/contract/language';

export const resetTexts = translated('host/reset', {
  title: 'Choose a new password',
  loading: 'Loading',
  unknown: 'Couldn’t check this link',
  ended: 'This link no longer works',
  endedHint: 'It has expired or was used already. Ask for a new one on the login page.',
  toLogin: 'Go to login',
  owner: (email: string) => `For ${email}. All devices will be signed out.`,
  save: 'Save password',
  saved: 'Password changed',
  savedHint: 'Sign in with your new password.',
});
