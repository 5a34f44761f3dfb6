import { signUpSchema } from '@my-note/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../http/api-error.ts';
import { renderWithProviders } from '../../../testing/index.tsx';
import { Form } from './form.tsx';

afterEach(cleanup);

const valid = { name: 'Ada', email: 'ada@example.org', password: 'correct horse battery' };

function show(onSubmit: (values: unknown) => unknown, defaultValues = { name: '', email: '', password: '' }) {
  renderWithProviders(
    <Form
      schema={signUpSchema}
      defaultValues={defaultValues}
      errorFields={{ TAKEN: 'email' }}
      onSubmit={onSubmit}
    >
      {({ TextField, TextAreaField, ControlledField, FormError, SubmitButton }) => (
        <>
          <TextAreaField name="name" label="Name" hint="As others see it" required />
          <TextField name="email" label="Email" type="email" />
          <ControlledField name="password" label="Password">
            {({ value, onChange, ref }) => (
              <button type="button" ref={ref} onClick={() => onChange(valid.password)}>
                {value.length} characters
              </button>
            )}
          </ControlledField>
          <FormError />
          <SubmitButton>Create</SubmitButton>
        </>
      )}
    </Form>,
  );
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Create' }));
const textBy = (label: string, attribute: string) =>
  document.getElementById(field(label).getAttribute(attribute) ?? '')?.textContent;
const errorOf = (label: string) => textBy(label, 'aria-errormessage');

test('submits what the schema returns', async () => {
  const onSubmit = vi.fn<(values: unknown) => unknown>();
  show(onSubmit, { ...valid, name: ' Ada ' });
  submit();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith(valid, expect.anything()));
});

test('shows each error beside its field and focuses the first invalid one', async () => {
  const onSubmit = vi.fn<(values: unknown) => unknown>();
  show(onSubmit);
  submit();
  await waitFor(() => expect(document.activeElement).toBe(field('Name')));
  await waitFor(() => expect(errorOf('Name')).toBe('Name is required'));
  expect(errorOf('Email')).toBe('Enter an email address, like ada@example.org');
  expect(screen.getByText('The password needs at least 8 characters')).toBeDefined();
  expect(field('Name').getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(field('Name'), { target: { value: 'Ada' } });
  await waitFor(() => expect(screen.queryByText('Name is required')).toBeNull());
  // The hint is named once it is in the document.
  await waitFor(() => expect(textBy('Name', 'aria-describedby')).toBe('As others see it'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('focuses a controlled field that is invalid, and takes its changes', async () => {
  const onSubmit = vi.fn<(values: unknown) => unknown>();
  show(onSubmit, { ...valid, password: '' });
  submit();
  const control = screen.getByRole('button', { name: '0 characters' });
  await waitFor(() => expect(document.activeElement).toBe(control));
  fireEvent.click(control);
  submit();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith(valid, expect.anything()));
});

test('cannot be submitted again while it is pending', async () => {
  let finish = () => {};
  const onSubmit = vi.fn<() => unknown>(() => new Promise<void>((resolve) => (finish = resolve)));
  show(onSubmit, valid);
  submit();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  const form = field('Name').form;
  if (form) fireEvent.submit(form);
  finish();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Create' })).toHaveProperty('disabled', false),
  );
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('shows a refusal of the service beside the field that its code is about', async () => {
  const refusal = { statusCode: 409, code: 'TAKEN', message: 'This address has an account' };
  const onSubmit = vi.fn<() => unknown>().mockRejectedValueOnce(new ApiError(409, refusal, ''));
  show(onSubmit, valid);
  submit();
  await waitFor(() => expect(errorOf('Email')).toBe('This address has an account'));
  await waitFor(() => expect(document.activeElement).toBe(field('Email')));
  expect(screen.queryByRole('alert')).toBeNull();
  submit();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
});

test('shows any other refusal as a message of the form, and keeps what was typed', async () => {
  const onSubmit = vi.fn<() => unknown>().mockRejectedValueOnce(new Error('The disk is full'));
  show(onSubmit, valid);
  submit();
  expect((await screen.findByRole('alert')).textContent).toBe('The disk is full');
  expect(field('Name').value).toBe('Ada');
  submit();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('is not submitted by Enter that ends a composition', () => {
  show(vi.fn<() => unknown>());
  const enter = (isComposing: boolean) => fireEvent.keyDown(field('Email'), { key: 'Enter', isComposing });
  expect([enter(true), enter(false)]).toEqual([false, true]);
});

test('takes only names of the schema', () => {
  const form = (
    <Form schema={signUpSchema} defaultValues={valid} onSubmit={() => {}}>
      {/* @ts-expect-error the schema has no such field */}
      {({ TextField }) => <TextField name="address" label="Address" />}
    </Form>
  );
  expect(form.props.schema).toBe(signUpSchema);
});
