import { translated } from '@my-note/contract/language';

/** Refusals of sign-ins. */
export const identityTexts = translated('api/identity', {
  wrongCredentials: 'Email or password is wrong',
  emailTaken: 'An account with this email already exists. Sign in instead',
  commonPassword: 'This is one of the most common passwords. Choose another one',
  ownWords: (characters: number) => `Besides your name and address, use at least ${characters} characters`,
  wrongPassword: 'The password is wrong',
  signInAgain: 'Two-step sign-in is on. Sign in again, then make this change within 10 minutes',
  wrongCode: 'The code is wrong, or was used already. Enter the newest one',
  ticketExpired: 'This sign-in has expired. Enter your password again',
  unknownPasskey: 'No account here has this passkey. Sign in with your password',
  passkeyNotAdded: 'The passkey was not added. Try again',
  tooManyPasskeys: 'There are 20 passkeys already. Remove one first',
  twoStepOn: 'Two-step sign-in is on already',
  twoStepOff: 'Two-step sign-in is off already',
  onlyWay: 'This is the only way to sign in. Add another one first',
  noPassword: 'This account has no password. Your sign-in provider has these settings',
  noPasskeysHere:
    'Passkeys do not work at this address. Your administrator can set PUBLIC_URL to the address of this site',
  passkeyGone: 'This passkey was removed already',
  googleAway: 'The server cannot reach Google to check your sign-in. Try again in a minute',
  noEmail: 'This account has no email address, and My Note needs one. Sign in with an account that has one',
  tooManyAccounts: 'Too many new accounts',
  tooManySignIns: 'Too many sign-in attempts',
  tooManyAttempts: 'Too many attempts',
});
