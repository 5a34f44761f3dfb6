import { type Share, shareBodySchema } from '@my-note/contract';
import { renderWithProviders, standInService } from '@my-note/kit/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ShareDialog } from './share-dialog.tsx';

const id = '01934a3e-0000-7000-8000-000000000001';
const now = '2026-01-01T00:00:00.000Z';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const dayIn = (days: number) => new Date(inDays(days)).toLocaleDateString('en-US', { dateStyle: 'long' });
const item = { _id: id, title: 'Bread', type: 'note' as const };
const note = { ...item, slug: 'bread', category: null, order: [], pinned: false, updatedAt: now };

const made: Share = {
  _id: id,
  noteId: id,
  href: `/i/shared/secret/${id}`,
  includeChildren: false,
  expiresAt: null,
  hasPassword: false,
  views: 0,
  lastViewedAt: now,
  createdAt: now,
};

/** A service that keeps at most one share. Returns the calls it receives. */
function service(kept?: Partial<Share>) {
  let share: Share | null = kept ? { ...made, ...kept } : null;
  let views = 0;
  return standInService({
    'DELETE shared': () => {
      share = null;
      return { _id: id };
    },
    'PUT share': ({ body }) => {
      const { password, expiresInDays, ...change } = shareBodySchema.parse(body) ?? {};
      share = {
        ...made,
        createdAt: new Date().toISOString(),
        ...share,
        ...change,
        ...(password === undefined ? {} : { hasPassword: password !== null }),
        ...(expiresInDays === undefined
          ? {}
          : { expiresAt: expiresInDays === null ? null : inDays(expiresInDays) }),
      };
      return share;
    },
    'GET sharing': () => {
      // Each fetch of the list counts as one more view.
      views += 1;
      return share ? [{ ...share, views, suspended: false, note }] : [];
    },
  });
}

afterEach(cleanup);

it('creates a link, shows it with its views, and removes it after a confirmation', async () => {
  const calls = service();
  renderWithProviders(<ShareDialog item={item} onClose={() => {}} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Create link' }));
  const link = await screen.findByLabelText<HTMLInputElement>('Share link');
  expect(link.value).toBe(`${location.origin}/i/shared/secret/${id}`);
  expect(screen.getByText(/2 views/)).toBeTruthy();
  const share = `PUT /api/u-notes/notes/${id}/share`;
  expect(calls).toContain(`${share} {"includeChildren":false,"expiresInDays":30}`);
  // A note has no sub-notes to include.
  expect(screen.queryByRole('checkbox')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Remove sharing' }));
  expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove this link?' }));
  await userEvent.click(question.getByRole('button', { name: 'Remove sharing' }));
  await screen.findByRole('button', { name: 'Create link' });
});

it('proposes an expiry, and says when a link has none', async () => {
  const calls = service();
  renderWithProviders(<ShareDialog item={item} onClose={() => {}} />);
  await screen.findByText('The link will stop working in 30 days.');
  await userEvent.click(screen.getByRole('button', { name: 'Never', pressed: false }));
  await userEvent.click(screen.getByRole('button', { name: 'Create link' }));
  await screen.findByText('The link works until you remove it.');
  screen.getByRole('button', { name: 'Never', pressed: true });
  expect(calls.at(-2)).toContain('"expiresInDays":null');
});

it.each([
  ['with the option of the days that are left', 3, 7, 'In 7 days'],
  ['with the option that was chosen when it was created', 1, 29, 'In 30 days'],
  ['with no option where none matches', 3, 12, undefined],
])('shows the expiry of an earlier link, %s', async (_what, made, left, pressed) => {
  service({ createdAt: inDays(-made), expiresAt: inDays(left) });
  renderWithProviders(<ShareDialog item={item} onClose={() => {}} />);
  await screen.findByText(new RegExp(`^Ends on ${dayIn(left)},`));
  expect(screen.queryByRole('button', { pressed: true })?.textContent).toBe(pressed);
});

it('refreshes the number of views', async () => {
  service();
  renderWithProviders(<ShareDialog item={item} onClose={() => {}} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Create link' }));
  await screen.findByText(/2 views/);
  await screen.findByText(/3 views/, {}, { timeout: 3_000 });
});

it('sets an expiry and a password', async () => {
  const calls = service();
  renderWithProviders(<ShareDialog item={item} onClose={() => {}} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Create link' }));
  await userEvent.click(await screen.findByRole('button', { name: 'In 7 days' }));
  await screen.findByText(new RegExp(`^Ends on ${dayIn(7)},`));
  const expiry = () => screen.getByRole('group', { name: 'Link expiration' });
  const chosen = () => within(expiry()).getByRole<HTMLButtonElement>('button', { pressed: true });
  expect([chosen().textContent, chosen().disabled]).toEqual(['In 7 days', false]);
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
  await userEvent.type(screen.getByLabelText('Password'), 'open');
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
  await screen.findByText('The password needs at least 8 characters');
  await userEvent.type(screen.getByLabelText('Password'), ' sesame');
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
  await screen.findByText('Visitors need a password.');
  const share = `PUT /api/u-notes/notes/${id}/share`;
  expect(calls).toEqual(
    expect.arrayContaining([`${share} {"expiresInDays":7}`, `${share} {"password":"open sesame"}`]),
  );
});
