import { expect, test } from 'vitest';
import { loginErrors } from './login-fields.ts';

const values = { name: '', email: 'ada@example.org', password: 'correct horse' };

test('a complete form has no errors; a name is asked for only when creating an account', () => {
  expect(loginErrors('sign-in', values)).toEqual({});
  expect(Object.keys(loginErrors('create', values))).toEqual(['name']);
});
test('each field says what is wrong with it', () => {
  const errors = loginErrors('create', { name: '', email: 'ada', password: 'short' });
  expect(errors.email).toContain('email address');
  expect(errors.password).toContain('at least 8 characters');
});
test('signing in asks for what is missing, not for a new password', () => {
  expect(loginErrors('sign-in', { name: '', email: '', password: '' })).toEqual({
    email: 'Enter an email address, like ada@example.org',
    password: 'Enter your password',
  });
  expect(loginErrors('sign-in', { ...values, password: 'short' })).toEqual({});
});
