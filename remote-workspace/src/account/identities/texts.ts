import { translated } from '@my-note/contract/language';

export const identitiesTexts = translated('workspace/identities', {
  title: 'Ways to sign in',
  hint: 'All of them open this account.',
  unknown: 'Couldn’t load the ways to sign in',
  embedded: 'Email and password',
  oidc: (issuer: string) => `Single sign-on at ${issuer}`,
  firebase: 'Firebase',
  usedWhen: (when: string) => `Last used ${when}`,
});
