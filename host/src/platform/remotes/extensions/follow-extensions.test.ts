import type { RegistryEntry } from '@my-note/contract/registry';
import type { Extension, ExtensionPoint } from '@my-note/kit/federation';
import { configQueries } from '@my-note/kit/queries';
import { QueryClient } from '@my-note/kit/query';
import { session } from '@my-note/kit/session';
import { beforeEach, expect, test, vi } from 'vitest';
import { registryOf, releaseOf, remoteOf } from '../../../testing/registry.ts';
import { connectRemotes, getRemotes } from '../load/remotes.ts';
import { remoteEvents } from '../model/events.ts';
import { onModulesReplaced } from '../model/replaced-modules.ts';
import { fitsPoint } from './fits-point.ts';
import { followExtensions } from './follow-extensions.ts';

const fills = { commands: 'commands' };
const some = { commands: [] };

/** Follows the commands of remotes; a remote's module is there when it is in `modules`. */
const follow = (modules: Record<string, unknown>, ...entries: RegistryEntry[]) =>
  followPoint('commands', modules, ...entries);

function followPoint(point: ExtensionPoint, modules: Record<string, unknown>, ...entries: RegistryEntry[]) {
  const client = new QueryClient();
  connectRemotes(registryOf(...entries), client, {
    apiHost: '/api',
    signUp: 'open',
    identity: { kind: 'embedded' },
    feed: { kind: 'sse' },
  });
  for (const [id, module] of Object.entries(modules)) getRemotes().modules.set(id, module);
  let latest: readonly Extension<ExtensionPoint>[] = [];
  const stop = followExtensions(client, point, (all) => {
    latest = all;
  });
  return {
    client,
    stop,
    names: () => latest.map(({ remote }) => remote),
    points: () => latest.map(({ point }) => point),
  };
}
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

test('passes what each remote brings, in the order of the registry, and leaves out the killed', async () => {
  const { names } = follow(
    { 'rain/commands': some, 'sun/commands': some, 'fog/commands': some },
    remoteOf('rain', { fills }),
    remoteOf('fog', { fills, killed: true }),
    remoteOf('wind'),
    remoteOf('sun', { fills }),
  );
  await vi.waitFor(() => expect(names()).toEqual(['rain', 'sun']));
});

test('a remote without what the point takes is reported, and the others go on', async () => {
  const { names } = follow(
    { 'rain/commands': { commands: 'none' }, 'sun/commands': some },
    remoteOf('rain', { fills }),
    remoteOf('sun', { fills }),
  );
  await vi.waitFor(() => expect(names()).toEqual(['sun']));
  expect(remoteEvents().at(-1)).toMatchObject({ kind: 'failed', remote: 'rain', module: 'commands' });
});

test('an optional remote is asked once its setting is on, and is gone when it is off again', async () => {
  session.signIn({
    user: { _id: '1', name: 'Ann', email: 'ann@example.org', avatarUrl: null },
    accessToken: 'token',
  });
  const { client, names, stop } = follow(
    { 'rain/commands': some },
    remoteOf('rain', { fills, flag: 'USE_YOUTUBE_READER' }),
  );
  const load = vi.spyOn(getRemotes().modules, 'get');
  const turn = (value: boolean) =>
    client.setQueryData(configQueries.all(), [{ key: 'USE_YOUTUBE_READER', value }]);
  turn(false);
  expect(load).not.toHaveBeenCalled();
  turn(true);
  await vi.waitFor(() => expect(names()).toEqual(['rain']));
  turn(false);
  expect(names()).toEqual([]);
  stop();
  turn(true);
  expect(names()).toEqual([]);
});

test('what a killed or isolated remote brings is gone, and what others bring stays', async () => {
  const entries = ['rain', 'sun', 'fog'].map((name) => remoteOf(name, { fills }));
  const { names, stop } = follow(
    { 'rain/commands': some, 'sun/commands': some, 'fog/commands': some },
    ...entries,
  );
  await vi.waitFor(() => expect(names()).toEqual(['rain', 'sun', 'fog']));
  const [rain, , fog] = getRemotes().registry().remotes;
  Object.assign(rain ?? {}, { killed: true });
  Object.assign(fog ?? {}, { trust: 'isolated' });
  for (const replaced of [...onModulesReplaced]) replaced('rain');
  expect(names()).toEqual(['sun']);
  stop();
});

test('what a remote brings again is that of its next release', async () => {
  const { names, points, stop } = follow({ 'rain/commands': some }, remoteOf('rain', { fills }));
  await vi.waitFor(() => expect(names()).toEqual(['rain']));
  getRemotes().modules.delete('rain/commands');
  const [rain] = getRemotes().registry().remotes;
  Object.assign(rain ?? {}, { fills: { commands: 'next' } });
  getRemotes().modules.set('rain/next', some);
  for (const replaced of [...onModulesReplaced]) replaced('rain');
  expect(names()).toEqual([]);
  await vi.waitFor(() => expect(points()).toEqual(['commands']));
  stop();
});

test('a canary fills what its own release says', async () => {
  const canary = { ...releaseOf('2'), fills: { commands: 'other' } };
  const { names } = follow(
    { 'rain/other': some },
    remoteOf('rain', { canary: { version: '2', percent: 100 }, releases: [canary] }),
  );
  await vi.waitFor(() => expect(names()).toEqual(['rain']));
});

test('a canary that fails is reported as the canary, also before the tab uses any release', async () => {
  const canary = { ...releaseOf('2'), fills: { commands: 'other' } };
  const { names } = follow(
    { 'rain/other': { commands: 'none' }, 'sun/commands': some },
    remoteOf('rain', { canary: { version: '2', percent: 100 }, releases: [canary] }),
    remoteOf('sun', { fills }),
  );
  await vi.waitFor(() => expect(names()).toEqual(['sun']));
  await vi.waitFor(() =>
    expect(remoteEvents().at(-1)).toMatchObject({ kind: 'failed', remote: 'rain', version: '2' }),
  );
});

test('a family is what each remote fills of it', async () => {
  const fence = { Component: () => null };
  const fills = { 'fence/rain': 'rain', 'fence/snow': 'snow', commands: 'commands' };
  const { points } = followPoint(
    'fence/',
    { 'sky/rain': fence, 'sky/snow': fence, 'sky/commands': some, 'sea/wave': fence },
    remoteOf('sky', { fills }),
    remoteOf('sea', { fills: { 'fence/wave': 'wave' } }),
  );
  await vi.waitFor(() => expect(points()).toEqual(['fence/rain', 'fence/snow', 'fence/wave']));
});

test.each<[ExtensionPoint, unknown, boolean]>([
  ['home-card', { Component: () => null }, true],
  ['home-card', { Component: 'Card' }, false],
  ['notification/videos', { Component: { $$typeof: Symbol() } }, true],
  ['note-action', { label: 'Send' }, false],
  ['import-format', { label: 'Log', accept: ['.log'], read: () => [] }, true],
  ['search-provider', null, false],
  ['fence/mermaid', { Component: () => null }, true],
])('%s takes %j: %s', (point, module, expected) => {
  expect(fitsPoint(point, module)).toBe(expected);
});
