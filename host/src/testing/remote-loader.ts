import { afterEach, beforeAll, beforeEach } from 'vitest';
import { createRemoteLoader } from '../platform/remotes/load/load-remote.ts';
import { RemoteError } from '../platform/remotes/model/errors.ts';
import { onRemoteEvent, type RemoteEvent } from '../platform/remotes/model/events.ts';
import { loadFailureChunk } from '../platform/remotes/model/failure-chunk.ts';
import type { RemoteLoaderOptions } from '../platform/remotes/model/loader-types.ts';
import { chooseRelease } from '../platform/remotes/releases/choose-release.ts';
import { registryOf, remoteOf } from './registry.ts';

const older = { ...remoteOf('notes'), version: '0' };
/** A registry whose notes have a previous release. */
export const withOlder = registryOf(remoteOf('notes', { previous: '0', releases: [older] }));

/** A loader whose attempts have these outcomes, one after the other. */
export function loader(outcomes: object[], parts: Partial<RemoteLoaderOptions> = {}) {
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

export const away = () => new RemoteError('network', 'away');
export const page = { Component: () => null };

/** Fetches the code for failures in time, so that the tests measure the loader. */
export const withFailureChunk = () => beforeAll(() => loadFailureChunk());

/** The events of each test. */
export function recordRemoteEvents() {
  const events: RemoteEvent[] = [];
  let stop = () => {};
  beforeEach(() => {
    events.length = 0;
    const end = onRemoteEvent((event) => events.push(event));
    stop = () => void end();
  });
  afterEach(() => stop());
  return events;
}
