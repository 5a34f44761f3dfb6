import type { ListItem } from '@my-note/shared-kit/contract';
import { renderWithProviders } from '@my-note/shared-kit/testing';
import { connectToaster, type ToastMessage } from '@my-note/shared-kit/ui';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { TrashPage } from './trash-page.tsx';

const id = '01934a3e-0000-7000-8000-000000000001';
const note: ListItem = {
  _id: id,
  title: 'Bread',
  slug: 'bread',
  type: 'note',
  category: null,
  order: [],
  pinned: false,
  updatedAt: '2026-01-01T00:00:00.000Z',
  deletedAt: '2026-01-02T00:00:00.000Z',
};
const whole = {
  ...note,
  slug: 'bread-2',
  createdBy: id,
  createdAt: note.updatedAt,
  deleted: false,
  content: '',
  excerpt: '',
  version: 1,
};

/** A service whose trash holds one note, over the network's edge. Answers what it was asked. */
function serviceWith(trash: ListItem[]) {
  const calls: string[] = [];
  const answer = (body: unknown) => new Response(JSON.stringify(body), { status: 200 });
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    calls.push(`${method} ${url}${body ? ` ${body}` : ''}`);
    if (method === 'GET') return answer({ data: trash.splice(0, trash.length) });
    return answer(url.endsWith('/soft') ? whole : { _id: id });
  });
  return calls;
}

afterEach(cleanup);

it('restores an entry and offers to open it where it is now', async () => {
  const calls = serviceWith([note]);
  const messages: ToastMessage[] = [];
  const disconnect = connectToaster((message) => messages.push(message));
  const { pathname } = renderWithProviders(<TrashPage />, { path: '/i/trash' });

  await userEvent.click(await screen.findByRole('button', { name: 'Restore Bread' }));
  await screen.findByText('Trash is empty');

  expect(calls).toContain(`DELETE /api/u-notes/notes/${id}/soft {"restore":true}`);
  expect(messages.map(({ title }) => title)).toEqual(['Restored Bread']);
  messages[0]?.action?.onClick();
  await vi.waitFor(() => expect(pathname()).toBe('/bread-2'));
  disconnect();
});

it('deletes for good only after the question is answered', async () => {
  const calls = serviceWith([note]);
  renderWithProviders(<TrashPage />, { path: '/i/trash' });

  await userEvent.click(await screen.findByRole('button', { name: 'Delete for good Bread' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Bread for good?' }));
  expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);

  await userEvent.click(question.getByRole('button', { name: 'Delete for good' }));
  await screen.findByText('Trash is empty');
  expect(calls).toContain(`DELETE /api/u-notes/notes/${id}`);
});

it('shows a filter box only when the trash is long', async () => {
  const many = Array.from({ length: 11 }, (_, index) => ({
    ...note,
    _id: crypto.randomUUID(),
    title: `Note ${index}`,
  }));
  serviceWith(many);
  renderWithProviders(<TrashPage />, { path: '/i/trash' });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Filter trash' }), 'note 7');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});
