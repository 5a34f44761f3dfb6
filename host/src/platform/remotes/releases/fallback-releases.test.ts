import type { RegistryEntry } from '@my-note/contract/registry';
import { expect, test } from 'vitest';
import { releaseOf, remoteOf } from '../../../testing/registry.ts';
import { RemoteError } from '../model/errors.ts';
import type { ChosenRelease } from '../model/loader-types.ts';
import { fallbackReleases } from './fallback-releases.ts';

const entry = remoteOf('notes', {
  version: '2',
  previous: '1',
  canary: { version: '3', percent: 50 },
  releases: [releaseOf('1'), releaseOf('3')],
});
const canary: ChosenRelease = { release: releaseOf('3'), source: 'canary' };
const live: ChosenRelease = { release: entry, source: 'live' };
const away = new RemoteError('network', 'away');
const gone = new RemoteError('network', 'away', { missing: true });

const namesOf = (releases: ChosenRelease[]) =>
  releases.map(({ release: { version }, source }) => `${source} ${version}`);
const standIns = async (failed: ChosenRelease, error = away, anew?: RegistryEntry) =>
  namesOf(
    await fallbackReleases(
      entry,
      failed,
      error,
      async (of) => ({ release: of, source: 'live' }),
      async () => anew,
    ),
  );

test('falls back from a canary to the live release, then to the previous one', async () => {
  expect(await standIns(canary)).toEqual(['live 2', 'previous 1']);
});

test('falls back from the live release to the previous one', async () => {
  expect(await standIns(live)).toEqual(['previous 1']);
});

test('an override has no fallback', async () => {
  expect(await standIns({ ...live, source: 'override' })).toEqual([]);
});

test('tries the release that is live now first when a file is missing', async () => {
  const anew = { ...entry, version: '4', previous: '2', releases: [releaseOf('2')] };
  expect(await standIns(live, gone, anew)).toEqual(['live 4']);
  expect(await standIns(live, away, anew), 'only then').toEqual(['previous 1']);
  expect(await standIns(live, gone, undefined)).toEqual(['previous 1']);
});

test('a remote that was disabled meanwhile has no fallback, and the error says so', async () => {
  await expect(standIns(live, gone, { ...entry, version: '4', killed: true })).rejects.toMatchObject({
    kind: 'off',
  });
});
