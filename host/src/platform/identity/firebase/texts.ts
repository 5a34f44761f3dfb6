import { translated } from '@my-note/contract/language';

export const firebaseTexts = translated('host/firebase', {
  google: 'Continue with Google',
  wrong: 'Email or password is wrong',
  taken: 'An account with this email already exists. Sign in instead',
  weak: 'Choose a longer password',
  tooMany: 'Too many tries. Wait some minutes, then try again',
  disabled: 'This account is turned off. Contact your administrator',
  network: 'Couldn’t reach the sign-in service. Check your connection and try again',
  blocked: 'The browser blocked the sign-in window. Allow windows of this site, then try again',
  otherWay: 'There is an account with this email that signs in another way. Use that one',
  notSetUp: 'This way of signing in is not set up. Contact your administrator',
  failed: (code: string) => `Couldn’t sign you in (${code}). Try again`,
});
