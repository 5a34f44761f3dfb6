import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadFailureChunk } from '../model/failure-chunk.ts';
import { loadRegistry, readRegistry } from './registry.ts';

const good = { schema: 1, revision: 7, remotes: [] };
const answer = (body: unknown, status = 200) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));

// Fetched in time, so that the tests measure the reading.
beforeAll(() => loadFailureChunk());
beforeEach(() => {
  localStorage.clear();
  window.myNoteRegistry = undefined;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.unstubAllGlobals());

test('stores the registry that was read, and falls back to it', async () => {
  answer(good);
  expect(await loadRegistry()).toEqual(good);
  answer(null, 503);
  expect(await loadRegistry()).toEqual(good);
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await loadRegistry()).toEqual(good);
});

test('treats an invalid registry as unreachable', async () => {
  answer(good);
  await loadRegistry();
  answer({ schema: 2 });
  expect(await loadRegistry()).toEqual(good);
});

test('keeps the stored registry when an older one of the same history arrives, and takes one of another history', async () => {
  const newest = { ...good, history: 'a' };
  answer(newest);
  await loadRegistry();
  answer({ ...newest, revision: 6 });
  expect(await loadRegistry()).toEqual(newest);
  await expect(readRegistry()).rejects.toThrow('/registry.json is stale');
  const other = { ...good, revision: 1, history: 'b' };
  answer(other);
  expect(await loadRegistry()).toEqual(other);
});

test('starts without remotes when there is no registry at all', async () => {
  answer(null, 404);
  expect((await loadRegistry()).remotes).toEqual([]);
});

test('reading again never falls back to the stored registry', async () => {
  answer(good);
  await loadRegistry();
  answer(null, 503);
  await expect(readRegistry()).rejects.toThrow('responded with 503');
});

test('skips an invalid entry or release, and keeps the others', async () => {
  const file = { url: '/f', integrity: `sha384-${'A'.repeat(64)}` };
  const release = { version: '1', scope: 'remote_notes', manifest: file, entry: file, contract: '^1.0.0' };
  const entry = { ...release, name: 'notes', routes: [] };
  answer({
    ...good,
    remotes: [
      null,
      { ...entry, name: 'Loud Name' },
      {
        ...entry,
        releases: [
          { ...release, scope: 7 },
          { ...release, version: '0' },
        ],
      },
    ],
  });
  const { remotes } = await loadRegistry();
  expect(remotes).toEqual([{ ...entry, releases: [{ ...release, version: '0' }] }]);
  expect(console.warn).toHaveBeenCalledTimes(3);
});
