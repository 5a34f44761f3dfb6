import { LIMITS } from '@my-note/contract';

export type PasswordStrength = 'none' | 'short' | 'weak' | 'fair' | 'strong';

const FAIR = 12;
const STRONG = 16;

/**
 * A hint while somebody types. Length counts most, and repeated letters do not; what is too common is refused by the
 * service, which knows the list.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (password === '') return 'none';
  if (password.length < LIMITS.passwordMinLength) return 'short';
  const length = Math.min(password.length, new Set(password.toLowerCase()).size * 2);
  if (length >= STRONG) return 'strong';
  return length >= FAIR ? 'fair' : 'weak';
}
