import { notificationQueries } from '@my-note/kit/queries';
import { session } from '@my-note/kit/session';
import { refusal, renderWithProviders } from '@my-note/kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RequestsPage } from './requests-page.tsx';
import { field, fill, open, preparePage, press, service, write } from './testing/page-under-test.tsx';
import { requestOf } from './testing/sample-request.ts';

vi.mock('@my-note/kit/markdown', () => ({
  NoteText: ({ content }: { content: string }) => <p data-rendered>{content}</p>,
}));

preparePage();

test('does not fetch the list without a user', async () => {
  const { queryClient } = await open();
  vi.mocked(fetch).mockClear();
  await act(async () => {
    session.signOut();
    await queryClient.resetQueries();
  });
  const urls = vi.mocked(fetch).mock.calls.map(([url]) => String(url));
  expect(urls.filter((url) => url.endsWith('/u-requests'))).toEqual([]);
});

test('lists similar requests with status and reply while the title is typed', async () => {
  service.own = [
    requestOf(1, { title: 'Search forgets its filter', status: 'planned', answer: 'In the next version' }),
  ];
  await open();
  write('Title', 'filter of the search');
  const similar = within(await screen.findByRole('list', { name: 'You have sent a similar request:' }));
  expect(similar.getByRole('listitem').textContent).toBe(
    'Search forgets its filterPlannedIn the next version',
  );
  write('Title', 'Dark theme');
  await waitFor(() => expect(screen.queryByRole('list', { name: /a similar request/ })).toBeNull());
});

test('has no filter for a few requests', async () => {
  service.own = [requestOf(2, { status: 'done' }), requestOf(1)];
  await open();
  expect(screen.queryByRole('group', { name: 'Show' })).toBeNull();
});

test('updates a status on a notification, and when the window gets the focus', async () => {
  service.own = [requestOf(1)];
  const { queryClient } = await open();
  service.own = [requestOf(1, { status: 'planned' })];
  const { queryKey } = notificationQueries.unreadCount();
  await waitFor(() => expect(queryClient.getQueryData(queryKey)).toEqual({ unread: 0 }));
  act(() => void queryClient.setQueryData(queryKey, { unread: 1 }));
  await screen.findByText('Planned');
  service.own = [requestOf(1, { status: 'done' })];
  fireEvent.focus(window);
  await screen.findByText('Done');
});

test('keeps the form usable when the list cannot be loaded, and retries the list', async () => {
  service.refusals['GET requests'] = refusal(400, 'No');
  service.own = [requestOf(1)];
  renderWithProviders(<RequestsPage />);
  await screen.findByText('Couldn’t load your requests');
  fill();
  service.refusals = {};
  await press('Try again');
  await screen.findByRole('heading', { name: 'Request 1', level: 3 });
  expect(field('Title')).toHaveProperty('value', 'Search forgets');
});
