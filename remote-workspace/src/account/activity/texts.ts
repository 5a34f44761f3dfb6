import type { ActivityEvent, ActivityKind } from '@my-note/contract/activity';

export const activityTexts = {
  title: 'Activity',
  hint: 'Sign-ins and other security events of the last 90 days. Something you didn’t do? Change your password.',
  loading: 'Loading activity',
  loadingMore: 'Loading more activity',
  unknown: 'Couldn’t load your activity',
  empty: 'Nothing here yet. Sign-ins and changes to your account will appear in this list.',
  kinds: {
    'signed-in': 'Signed in',
    'sign-in-failed': 'Sign-in failed: wrong password',
    'signed-out': 'Signed out',
    'signed-out-everywhere': 'Signed out on other devices',
    'email-changed': 'Email address changed',
    'password-changed': 'Password changed',
    'deletion-scheduled': 'Deletion of the account planned',
    'deletion-canceled': 'Deletion of the account canceled',
    'password-link-created': 'Link for a new password created',
    'password-reset': 'Password replaced through a link',
    'share-created': 'Share link created',
    'share-removed': 'Share link removed',
    'token-created': 'Access token created',
    'token-revoked': 'Access token revoked',
    'two-step-on': 'Two-step sign-in turned on',
    'two-step-off': 'Two-step sign-in turned off',
    'recovery-codes-renewed': 'New recovery codes made',
    'recovery-code-used': 'Recovery code used to sign in',
    'passkey-added': 'Passkey added',
    'passkey-removed': 'Passkey removed',
    'identity-linked': 'Single sign-on added to the account',
  } satisfies Record<ActivityKind, string>,
  unnamed: 'Another event',
  actors: { self: '', operator: 'By your administrator', unknown: '' } satisfies Record<
    ActivityEvent['actor'],
    string
  >,
} as const;
