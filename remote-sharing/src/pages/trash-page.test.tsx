import { type ListItem, type RuntimeConfig, trashEntriesSchema } from '@my-note/contract';
import { renderWithProviders, standInService } from '@my-note/kit/testing';
import { connectToaster, type ToastMessage } from '@my-note/kit/ui';
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

const inside: ListItem[] = ['recipes/a-b', 'recipes/cakes', 'recipes/cakes/plum'].map((slug, index) => ({
  ...note,
  _id: id.replace(/1$/, String(index + 2)),
  title: slug,
  slug,
}));
const config: RuntimeConfig = {
  apiHost: '/api',
  signUp: 'open',
  trashRetentionDays: 30,
  identity: { kind: 'embedded' },
  feed: { kind: 'sse' },
};

/** A service whose trash is empty once its entries were listed. Returns the calls it receives. */
const serviceWith = (trash: ListItem[]) =>
  standInService({
    'GET /config.json': () => config,
    'GET trashed': () => inside,
    'GET notes': () => ({ data: trash.splice(0, trash.length) }),
    'DELETE softDelete': () => whole,
    'DELETE notes': () => ({ removed: 2 }),
    'POST restoreMany': ({ body }) => trashEntriesSchema.parse(body),
    'POST deleteMany': ({ body }) => trashEntriesSchema.parse(body),
  });

afterEach(cleanup);

it('restores an entry and offers to open it at its new path', async () => {
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

it('deletes permanently only after a confirmation', async () => {
  const calls = serviceWith([note]);
  renderWithProviders(<TrashPage />, { path: '/i/trash' });

  await userEvent.click(await screen.findByRole('button', { name: 'Delete for good Bread' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Bread for good?' }));
  expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);

  await userEvent.click(question.getByRole('button', { name: 'Delete for good' }));
  await screen.findByText('Trash is empty');
  expect(calls).toContain(`POST /api/u-notes/trash/delete {"ids":["${id}"]}`);
});

const entries = (count: number): ListItem[] =>
  Array.from({ length: count }, (_, index) => ({
    ...note,
    _id: id.replace(/0001$/, String(1000 + index)),
    title: `Note ${index}`,
  }));
const select = (title: string) => screen.getByRole('checkbox', { name: `Select ${title}` });

it('restores the selected entries; Shift selects a range', async () => {
  const calls = serviceWith(entries(5));
  renderWithProviders(<TrashPage />, { path: '/i/trash' });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Note 1' }));
  await user.keyboard('{Shift>}');
  await user.click(select('Note 3'));
  await user.keyboard('{/Shift}');
  await user.click(select('Note 2'));
  expect(screen.getByText('2 selected')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Restore selected' }));
  await screen.findByText('Trash is empty');
  const ids = entries(5).map(({ _id }) => _id);
  expect(calls).toContain(`POST /api/u-notes/trash/restore ${JSON.stringify({ ids: [ids[1], ids[3]] })}`);
});

it('deletes only entries that match the filter, although all are selected', async () => {
  const calls = serviceWith(entries(12));
  renderWithProviders(<TrashPage />, { path: '/i/trash' });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await userEvent.type(screen.getByRole('searchbox'), 'note 7');
  expect(screen.getByText('1 selected')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Delete selected for good' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Note 7 for good?' }));
  await userEvent.click(question.getByRole('button', { name: 'Delete for good' }));
  const ids = [entries(12)[7]?._id];
  await vi.waitFor(() =>
    expect(calls).toContain(`POST /api/u-notes/trash/delete ${JSON.stringify({ ids })}`),
  );
});

it('empties the trash after a confirmation, and only without a filter', async () => {
  const calls = serviceWith(entries(12));
  renderWithProviders(<TrashPage />, { path: '/i/trash' });
  await userEvent.type(await screen.findByRole('searchbox'), 'note 7');
  expect(screen.queryByRole('button', { name: 'Empty trash' })).toBeNull();
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Empty trash' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Empty the trash?' }));
  await userEvent.click(question.getByRole('button', { name: 'Empty trash' }));
  await screen.findByText('Trash is empty');
  expect(calls).toContain('DELETE /api/u-notes/notes?filters[deleted]=true');
});

it('shows the contents of a category, and restores one item of them', async () => {
  const calls = serviceWith([{ ...note, type: 'category', title: 'Recipes', slug: 'recipes' }]);
  renderWithProviders(<TrashPage />, { path: '/i/trash' });
  await userEvent.click(await screen.findByRole('button', { name: 'Contents of Recipes' }));
  const list = await screen.findByRole('list', { name: 'Contents of Recipes' });
  await vi.waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3));
  await userEvent.click(within(list).getByRole('button', { name: 'Restore recipes/cakes/plum' }));
  await screen.findByText('Trash is empty');
  expect(calls).toContain(`DELETE /api/u-notes/notes/${inside[2]?._id}/soft {"restore":true}`);
});

it('shows when an entry will be deleted permanently', async () => {
  const yesterday = new Date(Date.now() - 25 * 60 * 60_000).toISOString();
  serviceWith([{ ...note, deletedAt: yesterday }]);
  renderWithProviders(<TrashPage />, { path: '/i/trash' });
  expect(await screen.findByText(/permanently deleted in 29 days/)).toBeTruthy();
});

it('filters a long list by title', async () => {
  serviceWith(entries(11));
  renderWithProviders(<TrashPage />, { path: '/i/trash' });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Filter trash' }), 'note 7');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});
