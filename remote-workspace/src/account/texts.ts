import { translated } from '@my-note/contract/language';

export const accountTexts = translated('workspace/account', {
  pageTitle: 'Account',
  loading: 'Loading',
  unknown: 'Couldn’t load your account',
  elsewhereTitle: 'Name, email, and password',
  elsewhere: (email: string) =>
    `You sign in as ${email} with another service. Change your name, picture, email, and password there.`,
  connections: 'Connections',
  connectionsHint: 'Access tokens and webhooks let other programs use your notes.',
  openConnections: 'Open connections',
  cancel: 'Cancel',
  password: 'Your password',
});
