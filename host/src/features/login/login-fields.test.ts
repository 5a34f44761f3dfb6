import { expect, test } from 'vitest';
import { loginErrors } from './login-fields.ts';

const values = { name: '', email: 'ada@example.org', password: 'correct horse' };

test('a complete form has no errors; only a new account needs a name', () => {
  expect(loginErrors('sign-in', values)).toEqual({});
  expect(Object.keys(loginErrors('create', values))).toEqual(['name']);
});
test('each field has its own error', () => {
  const errors = loginErrors('create', { name: '', email: 'ada', password: 'short' });
  expect(errors.email).toContain('email address');
  expect(errors.password).toContain('at least 8 characters');
});
test('sign-in requires a password, without the rules for a new one', () => {
  expect(loginErrors('sign-in', { name: '', email: '', password: '' })).toEqual({
    email: 'Enter an email address, like ada@example.org',
    password: 'Enter your password',
  });
  expect(loginErrors('sign-in', { ...values, password: 'short' })).toEqual({});
});
