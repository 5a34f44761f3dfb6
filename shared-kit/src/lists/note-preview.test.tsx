import { LIMITS } from '@my-note/contract';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { session } from '../session/index.ts';
import { renderWithProviders, standInService } from '../testing/index.tsx';
import { holdService } from '../testing/service.ts';
import { NotePreview } from './note-preview.tsx';

const items = Array.from({ length: LIMITS.previews + 1 }, (_, at) => ({
  _id: `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`,
  updatedAt: '2026-03-10T12:00:00.000Z',
}));

beforeEach(() => {
  session.signIn({
    user: { _id: 'u1', name: 'Ada', email: 'ada@example.org', avatarUrl: null },
    accessToken: 'secret',
  });
});
afterEach(() => session.signOut());

it('fetches the texts of rows that appear together in calls of at most 100, once', async () => {
  const asked: number[] = [];
  standInService({
    'GET previews': ({ query }) => {
      const ids = (query.get('ids') ?? '').split(',');
      asked.push(ids.length);
      return ids.map((_id) => ({ _id, excerpt: `Text of ${Number(_id.slice(-12))}` }));
    },
  });
  const rows = items.map((item) => <NotePreview key={item._id} item={item} />);
  const { queryClient, unmount } = renderWithProviders(rows);
  await screen.findByText(`Text of ${LIMITS.previews}`);
  await screen.findByText('Text of 0');
  expect(asked.sort()).toEqual([1, LIMITS.previews]);
  unmount();
  renderWithProviders(rows, { queryClient });
  await screen.findByText('Text of 0');
  expect(asked).toHaveLength(2);
});

it('fetches nothing once the person has signed out', async () => {
  let calls = 0;
  standInService({
    'GET previews': () => {
      calls += 1;
      return [];
    },
  });
  const { queryClient } = renderWithProviders(
    items.slice(0, 1).map((item) => <NotePreview key={item._id} item={item} />),
  );
  session.signOut();
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(calls).toBe(0);
});

it('cancels a running call when the person signs out', async () => {
  const { called } = holdService();
  const { queryClient } = renderWithProviders(
    items.slice(0, 1).map((item) => <NotePreview key={item._id} item={item} />),
  );
  await called(1);
  session.signOut();
  await expect.poll(() => queryClient.isFetching()).toBe(0);
});
