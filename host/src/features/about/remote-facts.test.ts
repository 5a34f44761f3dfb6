import type { RegistryEntry, Release } from '@my-note/contract/registry';
import { describe, expect, test } from 'vitest';
import type { RemoteEvent } from '../../platform/remotes/model/events.ts';
import type { ChosenRelease } from '../../platform/remotes/model/loader-types.ts';
import { type FactSources, remoteFacts } from './remote-facts.ts';

const integrity = `sha384-${'A'.repeat(64)}`;
const releaseOf = (version: string, contract = '^1.5.0'): Release => ({
  version,
  scope: 'remote_notes',
  manifest: { url: `/remotes/notes/${version}/mf-manifest.json`, integrity },
  entry: { url: `/remotes/notes/${version}/entry.js`, integrity },
  contract,
});
const live = (more: Partial<RegistryEntry> = {}): RegistryEntry => ({
  ...releaseOf('2'),
  name: 'notes',
  routes: ['/*'],
  ...more,
});

/** The facts of a registry of one remote. */
function factOf(entry: RegistryEntry, more: Partial<FactSources> = {}) {
  const [fact] = remoteFacts({
    registry: { schema: 1, revision: 1, remotes: [entry] },
    inUse: new Map(),
    releaseOf: (name) => more.inUse?.get(name) ?? { release: entry, source: 'live' },
    circuits: {},
    events: [],
    isSwitchedOn: () => false,
    ...more,
  });
  return fact;
}

const running = (chosen: ChosenRelease) => ({ inUse: new Map([['notes', chosen]]) });
const about = { remote: 'notes', version: '2', at: 0, module: 'note-page' };
const loaded = (ms: number, attempts = 1): RemoteEvent => ({ ...about, kind: 'loaded', ms, attempts });
const failed: RemoteEvent = { ...about, kind: 'failed', ms: 9, error: 'timeout', message: 'late' };

describe('facts of a remote', () => {
  test('before it is loaded: the published version', () => {
    expect(factOf(live())).toEqual({
      name: 'notes',
      version: '2',
      why: 'live',
      published: '2',
      contract: '^1.5.0',
      state: { kind: 'not-loaded' },
      circuit: 'closed',
    });
  });

  test.each(['canary', 'previous', 'override'] as const)(
    'distinguishes the running release (%s) from the published one',
    (source) => {
      expect(factOf(live(), running({ release: releaseOf('1', '^1.4.0'), source }))).toMatchObject({
        version: '1',
        why: source,
        published: '2',
        contract: '^1.4.0',
      });
    },
  );

  test('distinguishes a remote that its setting turns off from a disabled one', () => {
    const entry = live({ flag: 'USE_YOUTUBE_READER' });
    expect(factOf(entry)?.why).toBe('off');
    expect(factOf(entry, { isSwitchedOn: (flag) => flag === 'USE_YOUTUBE_READER' })?.why).toBe('live');
    expect(factOf(live({ killed: true }))?.why).toBe('killed');
  });

  test('a remote whose setting is turned off while it runs keeps running; a killed one does not', () => {
    const off = live({ flag: 'USE_YOUTUBE_READER' });
    expect(factOf(off, running({ release: off, source: 'live' }))?.why).toBe('live');
    const killed = live({ killed: true });
    expect(factOf(killed, running({ release: killed, source: 'live' }))?.why).toBe('killed');
  });

  test('the state is that of the last event of this remote', () => {
    expect(factOf(live(), { events: [failed, loaded(120.4, 2)] })?.state).toEqual({
      kind: 'loaded',
      ms: 120,
      attempts: 2,
    });
    const open: RemoteEvent = { remote: 'notes', version: '2', at: 0, kind: 'circuit', state: 'open' };
    const other: RemoteEvent = { ...loaded(5), remote: 'sharing' };
    expect(
      factOf(live(), { events: [loaded(1), failed, open, other], circuits: { notes: 'open' } }),
    ).toMatchObject({
      state: { kind: 'failed', error: 'timeout' },
      circuit: 'open',
    });
  });
});
