import { translated } from '@my-note/contract/language';

/** Refusals of new accounts. */
export const invitationsTexts = translated('api/invitations', {
  closed: 'New accounts are closed here. Contact your administrator',
  full: 'This site has as many accounts as its administrator allows. Contact your administrator',
  used: 'This invitation was used already, has expired, or was revoked. Ask your administrator for a new one',
  firstAccount:
    'The first account is created on the machine itself, or with the link that My Note printed when it started',
});
