import { translated } from '@my-note/contract/language';
import type { PasswordStrength } from './form/password-strength.ts';

export const formTexts = translated('kit/forms', {
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  strengths: {
    none: 'At least 8 characters. Longer is stronger: a few words work well.',
    short: 'Too short: use at least 8 characters.',
    weak: 'Weak. A few more characters help most.',
    fair: 'Fair. A few more characters make it strong.',
    strong: 'Strong.',
  } satisfies Record<PasswordStrength, string>,
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Couldn’t copy. Select the text and copy it yourself.',
});
