import type { Registry, RegistryEntry } from '@my-note/shared-kit/federation';
import { expect, test } from 'vitest';
import { RemoteError } from './errors.ts';
import { createRemoteLoader, type RemoteLoaderParts } from './load-remote.ts';

const file = { url: '/f', integrity: `sha384-${'A'.repeat(64)}` };
const remote = (name: string, rest: Partial<RegistryEntry> = {}): RegistryEntry => ({
  name,
  scope: `remote_${name}`,
  version: '1',
  manifest: file,
  entry: file,
  contract: '^1.0.0',
  routes: [],
  ...rest,
});
const registry = (...remotes: RegistryEntry[]): Registry => ({ schema: 1, revision: 1, remotes });

function loader(outcomes: (RemoteError | object)[], parts: Partial<RemoteLoaderParts> = {}) {
  const attempts: number[] = [];
  const remotes = createRemoteLoader({
    registry: registry(
      remote('notes'),
      remote('youtube', { flag: 'USE_YOUTUBE_READER' }),
      remote('old', { killed: true }),
    ),
    reloadRegistry: async () => registry(),
    isSwitchedOn: () => false,
    wait: async () => undefined,
    attempt: async (_entry, _module, attempt) => {
      attempts.push(attempt);
      const outcome = outcomes.shift();
      if (!outcome || outcome instanceof RemoteError) throw outcome ?? new Error('asked too often');
      return outcome;
    },
    ...parts,
  });
  return { remotes, attempts };
}
const away = () => new RemoteError('network', 'away');
const page = { Component: () => null };

test('a passing failure is tried twice more, each time under another number', async () => {
  const { remotes, attempts } = loader([away(), new RemoteError('timeout', 'slow'), page]);
  expect(remotes.peek('notes/note-page')).toBeUndefined();
  expect(await remotes.load('notes/note-page')).toBe(page);
  expect(attempts).toEqual([0, 1, 2]);
  expect(remotes.peek('notes/note-page')).toBe(page);
});

test.each(['integrity', 'contract', 'shared-version', 'evaluation'] as const)(
  '%s is not tried again',
  async (kind) => {
    const { remotes, attempts } = loader([new RemoteError(kind, 'wrong'), page]);
    await expect(remotes.load('notes/note-page')).rejects.toMatchObject({ kind });
    expect(attempts).toHaveLength(1);
  },
);

test('after three failures it answers at once, until somebody asks for another try', async () => {
  const { remotes, attempts } = loader([away(), away(), away(), page]);
  await expect(remotes.load('notes/note-page')).rejects.toMatchObject({ kind: 'network' });
  await expect(remotes.load('notes/new-note')).rejects.toMatchObject({ kind: 'network' });
  expect(attempts).toHaveLength(3);
  remotes.allowRetry('notes/note-page');
  expect(await remotes.load('notes/note-page')).toBe(page);
});

test('two wishes for the same module share one load', async () => {
  const { remotes, attempts } = loader([page]);
  expect(await Promise.all([remotes.load('notes/note-page'), remotes.load('notes/note-page')])).toEqual([
    page,
    page,
  ]);
  expect(attempts).toHaveLength(1);
});

test('nothing is asked of a remote whose setting is off, or which is switched off for everyone', async () => {
  const { remotes, attempts } = loader([page]);
  await expect(remotes.load('youtube/youtube-page')).rejects.toMatchObject({ kind: 'off' });
  await expect(remotes.load('old/page')).rejects.toMatchObject({ kind: 'off' });
  expect(attempts).toEqual([]);
});

test('a remote that the registry did not name is looked up again', async () => {
  const reloadRegistry = async () => registry(remote('fresh'));
  const { remotes } = loader([page], { registry: registry(), reloadRegistry });
  expect(await remotes.load('fresh/page')).toBe(page);
});
