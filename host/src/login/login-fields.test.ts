import { expect, test } from 'vitest';
import { loginErrors } from './login-fields.ts';

const values = { name: '', email: 'ada@example.org', password: 'correct horse' };

test('a complete form has no errors; a name is asked for only when creating an account', () => {
  expect(loginErrors('sign-in', values)).toEqual({});
  expect(Object.keys(loginErrors('create', values))).toEqual(['name']);
});
test('each field says what is wrong with it', () => {
  const errors = loginErrors('sign-in', { name: '', email: 'ada', password: 'short' });
  expect(errors.email).toContain('e-mail address');
  expect(errors.password).toContain('at least 8 characters');
});
