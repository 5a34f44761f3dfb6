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
import { TOTAL_MS } from '../failure/recover.ts';
import { RemoteError } from '../model/errors.ts';

withFailureChunk();
const events = recordRemoteEvents();

afterEach(() => {
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
