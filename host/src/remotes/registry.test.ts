import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadRegistry } from './registry.ts';

const good = { schema: 1, revision: 7, remotes: [] };
const answer = (body: unknown, status = 200) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.unstubAllGlobals());

test('the registry is read and kept for worse days', async () => {
  answer(good);
  expect(await loadRegistry()).toEqual(good);
  answer(null, 503);
  expect(await loadRegistry()).toEqual(good);
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await loadRegistry()).toEqual(good);
});

test('something else than a registry counts as unreachable', async () => {
  answer(good);
  await loadRegistry();
  answer({ schema: 2 });
  expect(await loadRegistry()).toEqual(good);
});

test('without any the app starts with no remotes', async () => {
  answer(null, 404);
  expect((await loadRegistry()).remotes).toEqual([]);
});
