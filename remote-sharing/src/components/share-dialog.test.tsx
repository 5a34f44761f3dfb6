import { renderWithProviders } from '@my-note/shared-kit/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ShareDialog } from './share-dialog.tsx';

const id = '01934a3e-0000-7000-8000-000000000001';
const now = '2026-01-01T00:00:00.000Z';
const later = new Date(Date.now() + 7 * 86_400_000).toISOString();
const item = { _id: id, title: 'Bread', type: 'note' as const };
const note = { ...item, slug: 'bread', category: null, order: [], pinned: false, updatedAt: now };

/** A service that keeps at most one share, over the network's edge. Answers what it was asked. */
function service() {
  const calls: string[] = [];
  let share: Record<string, unknown> | null = null;
  const answer = (body: unknown) => new Response(JSON.stringify(body), { status: 200 });
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    calls.push(`${method} ${url}${body ? ` ${body}` : ''}`);
    if (method === 'DELETE') {
      share = null;
      return answer({ _id: id });
    }
    if (method === 'PUT') {
      const { password, expiresInDays, ...change } = JSON.parse(String(body));
      share = {
        _id: id,
        noteId: id,
        href: `/i/shared/secret/${id}`,
        includeChildren: false,
        expiresAt: null,
        hasPassword: false,
        views: 2,
        lastViewedAt: now,
        createdAt: now,
        ...share,
        ...change,
        ...(password === undefined ? {} : { hasPassword: password !== null }),
        ...(expiresInDays === undefined ? {} : { expiresAt: expiresInDays === null ? null : later }),
      };
      return answer(share);
    }
    return answer(share ? [{ ...share, suspended: false, note }] : []);
  });
  return calls;
}

afterEach(cleanup);

it('makes a link, shows it with its views, and takes it back after a question', async () => {
  const calls = service();
  renderWithProviders(<ShareDialog item={item} onClose={() => {}} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Create a link' }));
  const link = await screen.findByLabelText<HTMLInputElement>('Link to share');
  expect(link.value).toBe(`${location.origin}/i/shared/secret/${id}`);
  expect(screen.getByText(/2 views/)).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Remove sharing' }));
  expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove this link?' }));
  await userEvent.click(question.getByRole('button', { name: 'Remove sharing' }));
  await screen.findByRole('button', { name: 'Create a link' });
});

it('sets how long the link works, and a password', async () => {
  const calls = service();
  renderWithProviders(<ShareDialog item={item} onClose={() => {}} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Create a link' }));
  await userEvent.click(await screen.findByRole('button', { name: 'In 7 days' }));
  await screen.findByText(/The link stops working/);
  await userEvent.click(screen.getByRole('button', { name: 'Set a password' }));
  await userEvent.type(screen.getByLabelText('Password'), 'open sesame');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Visitors are asked for a password.');
  const share = `PUT /api/u-notes/notes/${id}/share`;
  expect(calls).toEqual(
    expect.arrayContaining([`${share} {"expiresInDays":7}`, `${share} {"password":"open sesame"}`]),
  );
});
