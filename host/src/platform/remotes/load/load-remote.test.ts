import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { registryOf, remoteOf } from '../../../testing/registry.ts';
import { TOTAL_MS } from '../failure/recover.ts';
import { RemoteError } from '../model/errors.ts';
import { onRemoteEvent, type RemoteEvent } from '../model/events.ts';
import { loadFailureChunk } from '../model/failure-chunk.ts';
import type { ChosenRelease, RemoteLoaderOptions } from '../model/loader-types.ts';
import { chooseRelease } from '../releases/choose-release.ts';
import { createRemoteLoader } from './load-remote.ts';

const older = { ...remoteOf('notes'), version: '0' };
const withOlder = registryOf(remoteOf('notes', { previous: '0', releases: [older] }));

function loader(outcomes: object[], parts: Partial<RemoteLoaderOptions> = {}) {
  const attempts: number[] = [];
  const versions: string[] = [];
  const remotes = createRemoteLoader({
    registry: registryOf(
      remoteOf('notes'),
      remoteOf('youtube', { flag: 'USE_YOUTUBE_READER' }),
      remoteOf('old', { killed: true }),
    ),
    readRegistry: async () => registryOf(remoteOf('old', { killed: true })),
    isSwitchedOn: () => false,
    wait: async () => undefined,
    choose: chooseRelease,
    invalidate: () => undefined,
    attempt: async ({ release }, _module, attempt) => {
      attempts.push(attempt);
      versions.push(release.version);
      const outcome = outcomes.shift();
      if (!outcome || outcome instanceof Error) throw outcome ?? new Error('asked too often');
      return outcome;
    },
    ...parts,
  });
  return { remotes, attempts, versions };
}
const away = () => new RemoteError('network', 'away');
const page = { Component: () => null };

// Fetched in time, so that the tests measure the loader.
beforeAll(() => loadFailureChunk());

let events: RemoteEvent[] = [];
let stop = () => {};
beforeEach(() => {
  events = [];
  const end = onRemoteEvent((event) => events.push(event));
  stop = () => void end();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('retries a transient failure twice, each attempt with its own number', async () => {
  const { remotes, attempts } = loader([away(), new RemoteError('timeout', 'slow'), page]);
  expect(remotes.peek('notes/note-page')).toBeUndefined();
  expect(await remotes.load('notes/note-page')).toBe(page);
  expect(attempts).toEqual([0, 1, 2]);
  expect(remotes.peek('notes/note-page')).toBe(page);
  expect(events).toMatchObject([
    { kind: 'loaded', remote: 'notes', version: '1', module: 'note-page', attempts: 3 },
  ]);
});

test('retries a failed chunk that no code could classify, because that code had failed too', async () => {
  const failed = Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError' });
  const { remotes, attempts } = loader([failed, page]);
  expect(await remotes.load('notes/note-page')).toBe(page);
  expect(attempts).toEqual([0, 1]);
});

test('invalidates the container after a chunk of the host failed, and not after one of the remote', async () => {
  const invalidated: string[] = [];
  const chunkError = (request: string) =>
    new RemoteError('network', 'away', { cause: Object.assign(new Error('away'), { request }) });
  const manifest = { ...remoteOf('notes').manifest, url: '/remotes/notes/1/mf-manifest.json' };
  const own = chunkError(`${location.origin}/remotes/notes/1/855.js`);
  const { remotes } = loader([own, chunkError('/assets/8621.js'), page], {
    registry: registryOf(remoteOf('notes', { manifest })),
    invalidate: ({ release }) => invalidated.push(release.version),
  });
  expect(await remotes.load('notes/note-page')).toBe(page);
  expect(invalidated).toEqual(['1']);
});

test.each(['integrity', 'contract', 'shared-version', 'evaluation'] as const)(
  '%s is not tried again',
  async (kind) => {
    const { remotes, attempts } = loader([new RemoteError(kind, 'wrong'), page]);
    await expect(remotes.load('notes/note-page')).rejects.toMatchObject({ kind });
    expect(attempts).toHaveLength(1);
    expect(events).toMatchObject([{ kind: 'failed', remote: 'notes', version: '1', error: kind }]);
  },
);

test('rejects immediately after three failures, until a retry is requested', async () => {
  const { remotes, attempts } = loader([away(), away(), away(), page]);
  await expect(remotes.load('notes/note-page')).rejects.toMatchObject({ kind: 'network' });
  expect(remotes.circuits()).toEqual({ notes: 'open' });
  await expect(remotes.load('notes/new-note')).rejects.toMatchObject({ kind: 'network' });
  expect(attempts).toHaveLength(3);
  remotes.allowRetry('notes/note-page');
  expect(remotes.circuits()).toEqual({ notes: 'half-open' });
  expect(await remotes.load('notes/note-page')).toBe(page);
  const states = events.flatMap((event) => (event.kind === 'circuit' ? event.state : []));
  expect(states).toEqual(['open', 'half-open', 'closed']);
});

test('concurrent loads of one module share one attempt', async () => {
  const { remotes, attempts } = loader([page]);
  expect(await Promise.all([remotes.load('notes/note-page'), remotes.load('notes/note-page')])).toEqual([
    page,
    page,
  ]);
  expect(attempts).toHaveLength(1);
});

test('requests nothing of a remote that is disabled by a setting or by the kill switch', async () => {
  const { remotes, attempts } = loader([page]);
  await expect(remotes.load('youtube/youtube-page')).rejects.toMatchObject({ kind: 'off' });
  await expect(remotes.load('old/page')).rejects.toMatchObject({ kind: 'off' });
  expect(attempts).toEqual([]);
});

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

test('invalidates the container after an evaluation error, and not after a network error', async () => {
  const invalidate = vi.fn();
  const { remotes } = loader([away(), away(), away(), new RemoteError('evaluation', 'wrong')], {
    invalidate,
  });
  await expect(remotes.load('notes/note-page')).rejects.toThrow();
  expect(invalidate).not.toHaveBeenCalled();
  remotes.allowRetry();
  await expect(remotes.load('notes/note-page')).rejects.toMatchObject({ kind: 'evaluation' });
  expect(invalidate).toHaveBeenCalledOnce();
});

test('an override takes precedence over the registry', async () => {
  const own: ChosenRelease = { release: { ...remoteOf('notes'), version: 'override' }, source: 'override' };
  const { remotes, versions } = loader([page], { overrides: new Map([['notes', own]]) });
  expect(remotes.releaseOf('notes')?.source).toBe('override');
  await remotes.load('notes/note-page');
  expect(versions).toEqual(['override']);
});

test('starts no further attempt of the first release after its time limit', async () => {
  vi.useFakeTimers();
  const { remotes, versions } = loader([], {
    registry: withOlder,
    attempt: async ({ release }) => {
      versions.push(release.version);
      vi.setSystemTime(Date.now() + 10_000);
      throw new RemoteError('timeout', 'slow');
    },
  });
  await expect(remotes.load('notes/note-page')).rejects.toMatchObject({ kind: 'timeout' });
  expect(versions).toEqual(['1', '1', '0']);
});

test('rejects within the total time limit when everything hangs', async () => {
  vi.useFakeTimers();
  // The first attempt is bounded by the limits of its files; what follows it here is not.
  const outcomes = [Promise.reject(away()), new Promise(() => undefined)];
  const { remotes } = loader([], { attempt: async () => outcomes.shift() });
  const outcome = expect(remotes.load('notes/note-page')).rejects.toMatchObject({ kind: 'timeout' });
  await vi.advanceTimersByTimeAsync(TOTAL_MS);
  await outcome;
});

test('ignores a module that arrives after the time limit, and starts no other attempt', async () => {
  vi.useFakeTimers();
  const late = new Promise((resolve) => setTimeout(() => resolve(page), TOTAL_MS + 5_000));
  const outcomes = [Promise.reject(away()), late];
  const { remotes } = loader([], { registry: withOlder, attempt: async () => outcomes.shift() });
  const outcome = expect(remotes.load('notes/note-page')).rejects.toMatchObject({ kind: 'timeout' });
  await vi.advanceTimersByTimeAsync(TOTAL_MS + 10_000);
  await outcome;
  expect(events).toMatchObject([{ kind: 'failed', error: 'timeout' }]);
  expect(remotes.releaseOf('notes')?.source).toBe('live');
});

test('starts no other attempt for a failure after the time limit', async () => {
  vi.useFakeTimers();
  const late = new Promise((_, reject) => setTimeout(() => reject(away()), TOTAL_MS + 5_000));
  const outcomes = [Promise.reject(away()), late];
  const attempt = vi.fn(async () => outcomes.shift());
  const { remotes } = loader([], { registry: withOlder, attempt });
  const outcome = expect(remotes.load('notes/note-page')).rejects.toMatchObject({ kind: 'timeout' });
  await vi.advanceTimersByTimeAsync(TOTAL_MS + 20_000);
  await outcome;
  expect(attempt).toHaveBeenCalledTimes(2);
  expect(events).toHaveLength(1);
});

test('keeps the current registry when it cannot be read again', async () => {
  const readRegistry = () => Promise.reject(new Error('away'));
  const { remotes } = loader([page], { readRegistry });
  expect((await remotes.readRegistry()).remotes).toHaveLength(3);
  await expect(remotes.load('old/page')).rejects.toMatchObject({ kind: 'off' });
  expect(await remotes.load('notes/note-page')).toBe(page);
});

test('tries an optional module once, without counting the failure or changing the release', async () => {
  const { remotes, versions } = loader([away(), page], { registry: withOlder });
  await expect(remotes.load('notes/card', 'optional')).rejects.toMatchObject({ kind: 'network' });
  expect(remotes.circuits()).toEqual({});
  expect(await remotes.load('notes/note-page')).toBe(page);
  expect(versions).toEqual(['1', '1']);
  expect(remotes.releaseOf('notes')?.source).toBe('live');
});

test('probes once behind an open circuit: a failure changes nothing, a success closes it', async () => {
  const { remotes, versions } = loader([away(), away(), away(), away(), page]);
  await expect(remotes.load('notes/note-page')).rejects.toMatchObject({ kind: 'network' });
  expect(remotes.circuits()).toEqual({ notes: 'open' });
  await expect(remotes.load('notes/note-page', 'probe')).rejects.toMatchObject({ kind: 'network' });
  expect(versions).toHaveLength(4);
  expect(remotes.circuits()).toEqual({ notes: 'open' });
  expect(await remotes.load('notes/note-page', 'probe')).toBe(page);
  expect(remotes.circuits()).toEqual({ notes: 'closed' });
});

test('a failed probe does not end a retry that runs at the same time', async () => {
  const { remotes } = loader([away(), away(), away(), away(), page]);
  await expect(remotes.load('notes/note-page')).rejects.toMatchObject({ kind: 'network' });
  const probe = remotes.load('notes/note-page', 'probe');
  remotes.allowRetry('notes/note-page');
  const again = remotes.load('notes/note-page');
  await expect(probe).rejects.toMatchObject({ kind: 'network' });
  expect(await again).toBe(page);
});
