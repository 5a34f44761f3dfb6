import { session } from '@my-note/kit/session';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { requestQueries } from '../requests.queries.ts';
import {
  field,
  fill,
  form,
  hold,
  keepElsewhere,
  key,
  open,
  preparePage,
  press,
  service,
  user,
  write,
} from '../testing/page-under-test.tsx';
import { id } from '../testing/sample-request.ts';

vi.mock('@my-note/kit/markdown', () => ({
  NoteText: ({ content }: { content: string }) => <p data-rendered>{content}</p>,
}));

preparePage();

test('restores the draft of each user when the page is opened again', async () => {
  await open();
  fill();
  cleanup();
  await open();
  expect(field('Title')).toHaveProperty('value', 'Search forgets');
  act(() => session.signIn({ user: { ...user, _id: id(8) }, accessToken: 'other' }));
  expect(field('Title')).toHaveProperty('value', '');
  act(() => session.signIn({ user, accessToken: 'token' }));
  expect(field('Description')).toHaveProperty('value', 'Its **filter**');
});

test('removes a sent draft even if the page was left meanwhile', async () => {
  const respond = hold('POST requests');
  await open();
  fill();
  await press('Send request');
  cleanup();
  expect(localStorage.getItem(key)).not.toBeNull();
  await respond(0);
  await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
  expect(service.toasts).toMatchObject([{ title: 'Request sent. Thank you' }]);
});

test('keeps text that is typed while a request is sent', async () => {
  const respond = hold('POST requests');
  await open();
  fill();
  await press('Send request');
  write('Description', 'Its **filter**, and its order');
  await respond(0);
  await screen.findByRole('heading', { name: 'Search forgets', level: 3 });
  expect(field('Description')).toHaveProperty('value', 'Its **filter**, and its order');
  expect(localStorage.getItem(key)).toContain('and its order');
});

test('sends a request once when the page is left and opened again meanwhile', async () => {
  const respond = hold('POST requests');
  const { queryClient } = await open();
  fill();
  await press('Send request');
  cleanup();
  await open({ queryClient });
  expect(field('Title')).toHaveProperty('value', 'Search forgets');
  expect(form().querySelector('button[type=submit]')).toHaveProperty('disabled', true);
  fireEvent.submit(form());
  await respond(0);
  await screen.findByRole('heading', { name: 'Search forgets', level: 3 });
  expect(field('Title')).toHaveProperty('value', '');
  await screen.findByRole('button', { name: 'Send request' });
  expect(service.sent).toHaveLength(1);
});

test('keeps text typed after the page was opened again when the response arrives', async () => {
  const respond = hold('POST requests');
  const { queryClient } = await open();
  fill();
  await press('Send request');
  cleanup();
  await open({ queryClient });
  write('Title', 'Something else');
  await respond(0);
  await screen.findByRole('heading', { name: 'Search forgets', level: 3 });
  expect(field('Title')).toHaveProperty('value', 'Something else');
});

test('follows the draft of another tab, and merges own changes into it', async () => {
  await open();
  write('Description', 'Its **filter**');
  keepElsewhere({ title: 'From the other tab', description: 'Its **filter**' });
  expect(field('Title')).toHaveProperty('value', 'From the other tab');
  write('Description', 'Its order');
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({
    title: 'From the other tab',
    description: 'Its order',
  });
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
  keepElsewhere(null);
  expect(field('Title')).toHaveProperty('value', '');
  write('Description', 'New');
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({ title: '', description: 'New' });
});

test('does not show a sent request to the user who signed in meanwhile', async () => {
  const respond = hold('POST requests');
  const { queryClient } = await open();
  fill();
  await press('Send request');
  act(() => session.signIn({ user: { ...user, _id: id(8) }, accessToken: 'other' }));
  const { queryKey } = requestQueries.own();
  queryClient.setQueryData(queryKey, []);
  await respond(0);
  await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
  expect(queryClient.getQueryData(queryKey)).toEqual([]);
  expect(queryClient.getQueryState(queryKey)).toMatchObject({ isInvalidated: false, fetchStatus: 'idle' });
  expect(service.toasts).toEqual([]);
});
