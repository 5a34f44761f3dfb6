const others = new Intl.PluralRules('en');
const signedOut = (count: number) =>
  others.select(count) === 'one'
    ? '1 other device was signed out.'
    : `${count} other devices were signed out.`;

export const passwordTexts = {
  title: 'Password',
  hint: 'Changing it signs out all your other devices. Access tokens keep working until you revoke them.',
  current: 'Current password',
  next: 'New password',
  change: 'Change password',
  changed: (ended: number) => (ended === 0 ? 'Password changed.' : `Password changed. ${signedOut(ended)}`),
} as const;
