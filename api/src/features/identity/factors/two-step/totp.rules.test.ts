import { expect, it } from 'vitest';
import { totp } from '../../../../testing/sign-in/totp.ts';
import { authenticatorUri, newAuthenticatorKey, stepOf } from './totp.rules.ts';

/** "12345678901234567890" of RFC 6238, appendix B. */
const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

it.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
])('accepts the code of RFC 6238 at second %i', (seconds, code) => {
  expect(totp(KEY, at(seconds), 8)).toBe(code);
  expect(stepOf(KEY, code.slice(2), at(seconds))).toBe(Math.floor(seconds / 30));
});

it('accepts the code before and after, and names their steps', () => {
  const code = totp(KEY, at(3000));
  expect([2969, 2970, 3000, 3059, 3060].map((now) => stepOf(KEY, code, at(now)))).toEqual([
    undefined,
    100,
    100,
    100,
    undefined,
  ]);
});

it('makes keys of 160 bits that apps read from the address', () => {
  const key = newAuthenticatorKey();
  expect(key).toMatch(/^[A-Z2-7]{32}$/);
  const { protocol, searchParams } = new URL(authenticatorUri(key, 'ada@example.org'));
  expect([protocol, searchParams.get('secret'), searchParams.get('issuer')]).toEqual([
    'otpauth:',
    key,
    'My Note',
  ]);
});
