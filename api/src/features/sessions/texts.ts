import { translated } from '@my-note/contract/language';

/** Sign-ins and their ends. */
export const sessionsTexts = translated('api/sessions', {
  readOnly: 'This token can only read. Create one with the scope write to make changes',
  signInEnded: 'This sign-in has ended. Sign in again',
  accountDeleted: 'This account was deleted a moment ago. Create a new one to continue',
  accountDisabled: 'This account is disabled. Your notes are kept. Contact your administrator',
  notSetUp: (provider: string) => `Sign-in with ${provider} is not set up here`,
  signInExpired: 'This sign-in has expired. Sign in again',
  welcome: 'Welcome to My Note',
  welcomeText: 'Write your first note, or load the example notes on Home for a short tour.',
  stays: 'Your account stays',
  staysText: 'You signed in, so it is not deleted. Your notes and share links are back.',
  tokenEnded: 'This token has ended already',
  sessionEnded: 'This sign-in has ended already',
});
