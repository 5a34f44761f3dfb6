import { afterEach, expect, test, vi } from 'vitest';
import { registryOf, remoteOf } from '../../../testing/registry.ts';
import {
  away,
  loader,
  page,
  recordRemoteEvents,
  withFailureChunk,
  withOlder,
} from '../../../testing/remote-loader.ts';
import { RemoteError } from '../model/errors.ts';
import type { ChosenRelease } from '../model/loader-types.ts';

withFailureChunk();
const events = recordRemoteEvents();
afterEach(() => vi.useRealTimers());

test.each([
  ['that the registry did not name', registryOf()],
  ['that was disabled', registryOf(remoteOf('fresh', { killed: true }))],
])('reads the registry again for a remote %s', async (_what, known) => {
  const readRegistry = async () => registryOf(remoteOf('fresh'));
  const { remotes } = loader([page], { registry: known, readRegistry });
  expect(await remotes.load('fresh/page')).toBe(page);
});

test('falls back to the previous release after a permanent failure, with one attempt, for the life of the tab', async () => {
  const { remotes, versions } = loader([away(), away(), away(), page, page], {
    registry: withOlder,
  });
  expect(await remotes.load('notes/note-page')).toBe(page);
  expect(versions).toEqual(['1', '1', '1', '0']);
  expect(remotes.releaseOf('notes')).toMatchObject({ release: { version: '0' }, source: 'previous' });
  expect(remotes.circuits()).toEqual({ notes: 'closed' });
  await remotes.load('notes/new-note');
  expect(versions.at(-1)).toBe('0');
});

test('reports the first error when the fallback fails too', async () => {
  const { remotes, versions } = loader([new RemoteError('integrity', 'wrong'), away(), page], {
    registry: withOlder,
  });
  await expect(remotes.load('notes/note-page')).rejects.toMatchObject({ kind: 'integrity' });
  expect(versions).toEqual(['1', '0']);
});

test('never mixes the release in use with another', async () => {
  const { remotes, versions } = loader([page, new RemoteError('integrity', 'wrong')], {
    registry: withOlder,
  });
  await remotes.load('notes/note-page');
  await expect(remotes.load('notes/new-note')).rejects.toMatchObject({ kind: 'integrity' });
  expect(versions).toEqual(['1', '1']);
});

test('a second module waits until the first load has settled the release', async () => {
  const { remotes, versions } = loader([new RemoteError('integrity', 'wrong'), page, page], {
    registry: withOlder,
  });
  await Promise.all([remotes.load('notes/note-page'), remotes.load('notes/new-note')]);
  expect(versions).toEqual(['1', '0', '0']);
});

test('a newer registry applies only to remotes that are not loaded yet', async () => {
  const newer = registryOf(remoteOf('notes', { version: '2' }), remoteOf('sharing', { version: '2' }));
  const { remotes, versions } = loader([page, page, page], { readRegistry: async () => newer });
  await remotes.load('notes/note-page');
  await remotes.readRegistry();
  await remotes.load('notes/new-note');
  await remotes.load('sharing/trash-page');
  expect(versions).toEqual(['1', '1', '2']);
});

test('reads the registry again when a file is missing, as another version may be live', async () => {
  const readRegistry = async () => registryOf(remoteOf('notes', { version: '2' }));
  const vanished = () => new RemoteError('network', 'away', { missing: true });
  const { remotes, versions } = loader([vanished(), vanished(), vanished(), page], { readRegistry });
  expect(await remotes.load('notes/note-page')).toBe(page);
  expect(versions).toEqual(['1', '1', '1', '2']);
});

test('an override that fails has no fallback', async () => {
  const own: ChosenRelease = { release: { ...remoteOf('notes'), version: 'override' }, source: 'override' };
  const { remotes } = loader([new RemoteError('evaluation', 'wrong'), page], {
    registry: withOlder,
    overrides: new Map([['notes', own]]),
  });
  await expect(remotes.load('notes/note-page')).rejects.toMatchObject({ kind: 'evaluation' });
});

test('an override takes precedence over the registry', async () => {
  const own: ChosenRelease = { release: { ...remoteOf('notes'), version: 'override' }, source: 'override' };
  const { remotes, versions } = loader([page], { overrides: new Map([['notes', own]]) });
  expect(remotes.releaseOf('notes')?.source).toBe('override');
  await remotes.load('notes/note-page');
  expect(versions).toEqual(['override']);
});

test('keeps the current registry when it cannot be read again', async () => {
  const readRegistry = () => Promise.reject(new Error('away'));
  const { remotes } = loader([page], { readRegistry });
  expect((await remotes.readRegistry()).remotes).toHaveLength(3);
  await expect(remotes.load('old/page')).rejects.toMatchObject({ kind: 'off' });
  expect(await remotes.load('notes/note-page')).toBe(page);
});

test('a remote that was taken away starts again with what the registry says then', async () => {
  let current = registryOf(remoteOf('notes'));
  const { remotes, versions } = loader([page, page, page], { readRegistry: async () => current });
  await remotes.load('notes/note-page');
  current = registryOf(remoteOf('notes', { killed: true }));
  await remotes.readRegistry();
  remotes.forget('notes');
  expect(remotes.peek('notes/note-page')).toBeUndefined();
  await expect(remotes.load('notes/note-page')).rejects.toMatchObject({ kind: 'off' });
  current = registryOf(remoteOf('notes', { version: '2' }));
  await remotes.load('notes/note-page');
  expect(versions).toEqual(['1', '2']);
  expect(remotes.inUse.get('notes')?.release.version).toBe('2');
});

test('a module counts as loaded once, however often it is shown', async () => {
  const { remotes } = loader([page, page, page]);
  await remotes.load('notes/share-dialog');
  await remotes.load('notes/share-dialog');
  expect(events).toHaveLength(1);
  remotes.forget('notes');
  await remotes.load('notes/share-dialog');
  expect(events).toHaveLength(2);
});

test('the time of a fallback begins with its own attempt', async () => {
  vi.useFakeTimers();
  const { remotes } = loader([], {
    registry: withOlder,
    attempt: async ({ release }) => {
      vi.setSystemTime(Date.now() + (release.version === '1' ? 9_000 : 300));
      if (release.version === '1') throw new RemoteError('integrity', 'wrong');
      return page;
    },
  });
  await remotes.load('notes/note-page');
  expect(events).toMatchObject([
    { kind: 'failed', version: '1', ms: 9_000 },
    { kind: 'loaded', version: '0', ms: 300 },
  ]);
});
