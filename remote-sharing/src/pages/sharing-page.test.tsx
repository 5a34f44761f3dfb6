import type { ListItem, Sharing } from '@my-note/contract';
import { renderWithProviders, standInService } from '@my-note/kit/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { SharingPage } from './sharing-page.tsx';

const DAY = 86_400_000;
const at = (ms: number) => new Date(Date.now() + ms).toISOString();
const idOf = (n: number) => `01934a3e-0000-7000-8000-${String(n).padStart(12, '0')}`;
const shareOf = (n: number, title: string, change: Partial<Sharing[number]> = {}): Sharing[number] => {
  const note: ListItem = {
    _id: idOf(n),
    title,
    slug: title.toLowerCase(),
    type: 'note',
    category: null,
    order: [],
    pinned: false,
    updatedAt: at(0),
  };
  return {
    _id: idOf(n + 500),
    noteId: note._id,
    href: `/i/shared/secret/${note._id}`,
    includeChildren: false,
    expiresAt: null,
    hasPassword: false,
    views: 3,
    lastViewedAt: at(-2 * DAY),
    createdAt: at(-9 * DAY),
    suspended: false,
    note,
    ...change,
  };
};

const serviceWith = (shares: Sharing) => standInService({ 'GET sharing': () => shares });
const row = async (title: string) =>
  within(await screen.findByRole('row', { name: new RegExp(title) }, { timeout: 5_000 }));
// Also the columns that a narrow screen hides.
const cells = async (title: string) =>
  (await row(title)).getAllByRole('cell', { hidden: true }).map(({ textContent }) => textContent);

afterEach(cleanup);

it('shows the contents, creation, expiry and views of each share', async () => {
  serviceWith([
    shareOf(1, 'Bread', { includeChildren: true, expiresAt: at(7 * DAY + 60_000) }),
    shareOf(2, 'Soup', { views: 0, lastViewedAt: null }),
  ]);
  renderWithProviders(<SharingPage />, { path: '/i/shared' });
  expect((await cells('Bread')).slice(1, 6)).toEqual([
    'Note and sub-notes',
    'last week',
    'next week',
    '3',
    '2 days ago',
  ]);
  expect((await cells('Soup')).slice(1, 6)).toEqual(['This note', 'last week', 'Never', '0', 'Not yet']);
});

it.each([
  ['has expired', { expiresAt: at(-DAY) }, 'Expired', '/bread'],
  ['is in the trash', { suspended: true }, 'In the trash. The link is paused.', '/i/trash'],
])('offers no link to copy or open when a share %s', async (_what, change, said, href) => {
  serviceWith([shareOf(1, 'Bread', change)]);
  renderWithProviders(<SharingPage />, { path: '/i/shared' });
  const bread = await row('Bread');
  expect(bread.getAllByText(said).length).toBeGreaterThan(0);
  expect(bread.getByRole('link', { name: 'Bread' }).getAttribute('href')).toBe(href);
  expect(bread.queryByRole('button', { name: /Copy/ })).toBeNull();
  expect(bread.queryByRole('link', { name: /as a visitor/ })).toBeNull();
  expect(bread.getByRole('button', { name: 'Settings of Bread' })).toBeTruthy();
});

it('filters a long list by title', async () => {
  serviceWith(Array.from({ length: 11 }, (_, n) => shareOf(n, `Note ${n} of many`)));
  renderWithProviders(<SharingPage />, { path: '/i/shared' });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Filter by title' }), 'note 7');
  expect(screen.getAllByRole('row')).toHaveLength(2);
  await userEvent.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('No share link matches this filter.')).toBeTruthy();
});

it('shows a message while nothing is shared', async () => {
  serviceWith([]);
  renderWithProviders(<SharingPage />, { path: '/i/shared' });
  expect(await screen.findByText('No share links yet')).toBeTruthy();
});
