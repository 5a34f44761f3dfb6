import { refusal } from '@my-note/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  field,
  fill,
  open,
  preparePage,
  press,
  saysOf,
  service,
  user,
  write,
} from '../testing/page-under-test.tsx';

vi.mock('@my-note/kit/markdown', () => ({
  NoteText: ({ content }: { content: string }) => <p data-rendered>{content}</p>,
}));

preparePage();

test('shows missing values below their fields, and focuses the first', async () => {
  await open();
  await press('Send request');
  expect(saysOf('Title')).toBe('Title is required');
  expect(saysOf('Description')).toBe('Description is required');
  expect(document.activeElement).toBe(field('Title'));
  write('Title', 'Search forgets');
  await press('Send request');
  expect(document.activeElement).toBe(field('Description'));
  expect(service.sent).toEqual([]);
});

test('switches from the preview to the description when that has an error', async () => {
  await open();
  write('Title', 'Search forgets');
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
  screen.getByText('Nothing to preview yet.');
  await press('Send request');
  await waitFor(() => expect(document.activeElement).toBe(field('Description')));
});

test('sends a request with diagnostics, empties the form, and lists the request', async () => {
  await open();
  await userEvent.click(screen.getByRole('radio', { name: 'Something is missing' }));
  fill();
  await press('Send request');
  await screen.findByRole('heading', { name: 'Search forgets', level: 3 });
  expect(service.sent).toMatchObject([
    {
      type: 'feature',
      title: 'Search forgets',
      description: 'Its **filter**',
      diagnostics: { Browser: navigator.userAgent, Connection: 'online' },
    },
  ]);
  expect(service.toasts).toMatchObject([{ title: 'Request sent. Thank you', type: 'success' }]);
  expect(field('Title')).toHaveProperty('value', '');
  expect(localStorage.getItem(`my-note.request.${user._id}`)).toBeNull();
});

test('withholds one fact, or all of them', async () => {
  await open();
  fill();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Browser/ }));
  await press('Send request');
  await waitFor(() => expect(service.sent).toHaveLength(1));
  expect(service.sent[0]).not.toHaveProperty('diagnostics.Browser');
  expect(service.sent[0]).toHaveProperty('diagnostics.Connection');
  await waitFor(() => expect(field('Title')).toHaveProperty('value', ''));
  fill();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Include technical/ }));
  expect(screen.queryByRole('checkbox', { name: /^Browser/ })).toBeNull();
  await press('Send request');
  await waitFor(() => expect(service.sent).toHaveLength(2));
  expect(service.sent[1]).not.toHaveProperty('diagnostics');
});

test('renders the description in the preview', async () => {
  await open();
  fill();
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
  expect(screen.getByRole('tabpanel', { name: 'Preview' }).textContent).toBe('Its **filter**');
});

test('shows why sending failed, and keeps the input', async () => {
  const message = '100 of your requests are open. Wait for a reply to some of them';
  service.refusals['POST requests'] = refusal(409, message, 'TOO_MANY_REQUESTS');
  await open();
  fill();
  await press('Send request');
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect([field('Title'), field('Description')]).toMatchObject([
    { value: 'Search forgets' },
    { value: 'Its **filter**' },
  ]);
  service.refusals = {};
  await press('Send request');
  await screen.findByRole('heading', { name: 'Search forgets', level: 3 });
});

test('ignores Enter that ends a composition', async () => {
  await open();
  const enter = (composing: boolean) =>
    fireEvent.keyDown(field('Title'), {
      key: 'Enter',
      isComposing: composing,
      keyCode: composing ? 229 : 13,
    });
  expect([enter(true), enter(false)]).toEqual([false, true]);
});
