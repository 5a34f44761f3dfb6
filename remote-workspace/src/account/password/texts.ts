import { translated } from '@my-note/contract/language';

const others = new Intl.PluralRules('en');
const signedOut = (count: number) =>
  others.select(count) === 'one'
    ? '1 other device was signed out.'
    : `${count} other devices were signed out.`;

export const passwordTexts = translated('workspace/password', {
  title: 'Password',
  hint: 'Changing it signs out all your other devices. Access tokens keep working until you revoke them.',
  current: 'Current password',
  next: 'New password',
  change: 'Change password',
  changed: (ended: number) => (ended === 0 ? 'Password changed.' : `Password changed. ${signedOut(ended)}`),
});
