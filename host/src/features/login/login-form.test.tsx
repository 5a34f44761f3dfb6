import { ERROR_CODES } from '@my-note/contract';
import { ApiError } from '@my-note/kit/http';
import { renderWithProviders } from '@my-note/kit/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { FormIdentity } from '../../platform/identity/identity.ts';
import { LoginForm, type LoginMode } from './login-form.tsx';

afterEach(cleanup);
afterEach(() => onSecondStep.mockClear());

const refuse = () => Promise.reject(new Error('Refused'));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const errorOf = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-errormessage') ?? '')?.textContent;

const onSecondStep = vi.fn();

function submit(mode: LoginMode, values: Record<string, string>) {
  const identity = {
    signIn: vi.fn<FormIdentity['signIn']>(refuse),
    signUp: vi.fn<FormIdentity['signUp']>(refuse),
  };
  renderWithProviders(
    <LoginForm
      mode={mode}
      identity={identity}
      mayCreate={false}
      onMode={() => {}}
      onSecondStep={onSecondStep}
    />,
  );
  for (const [label, value] of Object.entries(values)) fireEvent.change(field(label), { target: { value } });
  const [button] = screen.getAllByRole('button', { name: mode === 'create' ? 'Create account' : 'Login' });
  if (button) fireEvent.click(button);
  return identity;
}

const valid = { Email: 'ada@example.org', Password: 'correct horse' };

test('signs in with a complete form, and shows a refusal', async () => {
  const { signIn } = submit('sign-in', valid);
  expect(await screen.findByText('Refused')).toBeDefined();
  expect(signIn).toHaveBeenCalledExactlyOnceWith({ email: valid.Email, password: valid.Password });
});
test('only a new account needs a name', async () => {
  const { signUp } = submit('create', valid);
  await waitFor(() => expect(errorOf('Name')).toBe('Name is required'));
  expect([errorOf('Email'), errorOf('Password')]).toEqual([undefined, undefined]);
  expect(signUp).not.toHaveBeenCalled();
});
test('each field has its own error', async () => {
  submit('create', { Email: 'ada', Password: 'short' });
  await waitFor(() => expect(errorOf('Email')).toContain('email address'));
  expect(errorOf('Password')).toContain('at least 8 characters');
});
test('sign-in requires a password, without the rules for a new one', async () => {
  submit('sign-in', {});
  await waitFor(() => expect(errorOf('Email')).toBe('Enter an email address, like ada@example.org'));
  expect(errorOf('Password')).toBe('Enter your password');
  cleanup();
  const { signIn } = submit('sign-in', { ...valid, Password: 'short' });
  await waitFor(() => expect(signIn).toHaveBeenCalled());
});
test('hands on a second step, and offers a code when too many have tried', async () => {
  const step = { enterCode: vi.fn() };
  const { signIn } = submit('sign-in', valid);
  await screen.findByText('Refused');
  expect(screen.queryByLabelText(/^Code of/)).toBeNull();
  signIn.mockRejectedValueOnce(
    new ApiError(429, { code: ERROR_CODES.rateLimited, message: 'Too many sign-in attempts' }, ''),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  fireEvent.change(await screen.findByLabelText(/^Code of/), { target: { value: '123456' } });
  signIn.mockResolvedValueOnce(step);
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(onSecondStep).toHaveBeenCalledExactlyOnceWith(step));
  expect(signIn).toHaveBeenLastCalledWith({ email: valid.Email, password: valid.Password, code: '123456' });
});
test('creates an account after the form to sign in was shown, with what was typed there', async () => {
  const identity = {
    signIn: vi.fn<FormIdentity['signIn']>(refuse),
    signUp: vi.fn<FormIdentity['signUp']>(refuse),
  };
  const Both = () => {
    const [mode, setMode] = useState<LoginMode>('sign-in');
    return <LoginForm {...{ mode, identity, onSecondStep }} mayCreate onMode={setMode} />;
  };
  renderWithProviders(<Both />);
  fireEvent.change(field('Email'), { target: { value: valid.Email } });
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
  fireEvent.change(field('Name'), { target: { value: 'Ada' } });
  fireEvent.change(field('Password'), { target: { value: valid.Password } });
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
  const account = { name: 'Ada', email: valid.Email, password: valid.Password };
  await waitFor(() => expect(identity.signUp).toHaveBeenCalledExactlyOnceWith(account));
});
