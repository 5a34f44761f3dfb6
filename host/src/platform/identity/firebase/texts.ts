/** Words of signing in with Firebase. */
export const firebaseTexts = {
  google: 'Continue with Google',
  wrong: 'E-mail or password is wrong',
  taken: 'There is an account with this e-mail already. Sign in instead',
  weak: 'Choose a longer password',
  tooMany: 'Too many tries. Wait some minutes, then try again',
  disabled: 'This account is switched off. Ask the person who runs this site',
  network: 'The sign-in service cannot be reached. Check the connection and try again',
  blocked: 'The browser did not let the sign-in window open. Allow windows of this site, then try again',
  otherWay: 'There is an account with this e-mail that signs in another way. Use that one',
  notSetUp: 'This way of signing in is not set up here. Ask the person who runs this site',
  failed: (code: string) => `Signing in did not work (${code}). Try again`,
} as const;
