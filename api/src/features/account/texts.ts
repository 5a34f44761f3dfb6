import { translated } from '@my-note/contract/language';

/** Refusals of changes to an account. */
export const accountTexts = translated('api/account', {
  noPassword: 'This account has no password here. It signs in somewhere else',
  linkUsed: 'This link has expired or was used already. Ask for a new one',
  noMail: 'This site sends no email. Ask your administrator for a link to a new password',
  accountGone: 'This account no longer exists',
  lastOperator: 'This is the only operator. Make someone else an operator first',
  confirmationNeeded: 'Enter your password, or sign in again first',
  wrongConfirmation: 'Type the email address of this account',
  keptElsewhere: 'You sign in with another service. Change this there',
  pictureType: 'Choose a PNG, JPEG, or WebP picture',
  pictureTooLarge: 'The picture can have at most 256 kB',
  pictureGone: 'This picture no longer exists',
  tooManyLinks: 'Too many requests for a new password',
  mailSubject: 'Choose a new password for My Note',
  mailText: (link: string) => `Somebody asked for a new password for this address.

Open this link within an hour to choose one. It works once:

${link}

Choosing a new password signs out all devices.

If you didn't ask for this, ignore this message. Your password stays as it is.
`,
});
