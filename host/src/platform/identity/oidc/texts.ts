import type { OidcError } from '@my-note/contract';
import { translated } from '@my-note/contract/language';

const errors: Record<OidcError, string> = {
  canceled: 'The sign-in was canceled. You can try again or sign in another way',
  expired: 'The sign-in took too long, or was started in another browser. Try again',
  unreachable: 'Couldn’t reach the sign-in provider. Try again in a few minutes',
  refused:
    'The sign-in provider sent a response that cannot be trusted. Try again, or contact your administrator',
  'not-a-member':
    'Your account at the sign-in provider has no access to this site. Contact your administrator',
  'no-email':
    'Your account at the sign-in provider has no email address, and My Note needs one. Contact your administrator',
};

export const oidcTexts = translated('host/oidc', {
  continueWith: (label: string) => `Continue with ${label}`,
  errors,
  failed: 'Couldn’t sign you in. Try again',
});
