import type { Registry, RegistryEntry } from '@my-note/contract/registry';
import { editing } from '@my-note/kit/session';
import { connectToaster, type ToastMessage } from '@my-note/kit/ui';
import { afterEach, expect, test, vi } from 'vitest';
import { remoteOf } from '../../../testing/registry.ts';
import type { ReleaseInUse } from '../model/loader-types.ts';
import { onModulesReplaced } from '../model/replaced-modules.ts';
import { findUpdates, watchRegistry } from './watch-registry.ts';

const entry = (version: string, rest: Partial<RegistryEntry> = {}) => remoteOf('notes', { version, ...rest });
const registry = (notes: RegistryEntry, host = 'h1'): Registry => ({
  schema: 1,
  revision: 2,
  host: { version: host, contract: '1.0.0', shared: {} },
  remotes: [notes, entry('9', { name: 'sharing' })],
});
const runs = (rest: Partial<ReleaseInUse> = {}) =>
  new Map<string, ReleaseInUse>([['notes', { release: entry('1'), source: 'live', wanted: '1', ...rest }]]);
const news = (next: Registry, inUse = runs()) =>
  findUpdates(next, inUse, async (of) => ({ release: of, source: 'live' }), 'h1');

test('finds an update of a remote in use, and none of a remote that is not loaded', async () => {
  expect(await news(registry(entry('2')))).toEqual(['notes@2']);
  expect(await news(registry(entry('1')))).toEqual([]);
});

test('finds an update of the host', async () => {
  expect(await news(registry(entry('1'), 'h2'))).toEqual(['host@h2']);
});

test('a fallback is not offered the version that failed, nor the one in use', async () => {
  const fellBack = runs({ release: entry('0'), source: 'previous', wanted: '1' });
  expect(await news(registry(entry('1')), fellBack)).toEqual([]);
  expect(await news(registry(entry('0')), fellBack)).toEqual([]);
  expect(await news(registry(entry('2')), fellBack)).toEqual(['notes@2']);
});

test('finds no update of a disabled remote or of an override', async () => {
  expect(await news(registry(entry('2', { killed: true })))).toEqual([]);
  expect(await news(registry(entry('2')), runs({ source: 'override' }))).toEqual([]);
});

afterEach(() => vi.useRealTimers());

test('checks at most every 30 seconds and notifies once', async () => {
  vi.useFakeTimers();
  const told: ToastMessage[] = [];
  const disconnect = connectToaster((message) => void told.push(message));
  let current = registry(entry('1'));
  let looks = 0;
  watchRegistry({
    registry: () => current,
    readRegistry: async () => {
      looks += 1;
      return current;
    },
    inUse: runs(),
    choose: async (of) => ({ release: of, source: 'live' }),
    forget: () => {},
  });
  const comeBack = async (later: number) => {
    await vi.advanceTimersByTimeAsync(later);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
  };
  await comeBack(0);
  await comeBack(29_000);
  expect([looks, told.length]).toEqual([1, 0]);
  current = registry(entry('2'));
  await comeBack(30_000);
  expect([looks, told.length]).toEqual([2, 1]);
  current = registry(entry('3'));
  await comeBack(60_000);
  expect([looks, told.length]).toEqual([3, 1]);
  disconnect();
});

test('does not notify of a release that was rolled back during the check', async () => {
  vi.useFakeTimers();
  const told: ToastMessage[] = [];
  const disconnect = connectToaster((message) => void told.push(message));
  const before = registry(entry('1'));
  let current = before;
  watchRegistry({
    registry: () => current,
    readRegistry: async () => {
      current = registry(entry('2'));
      return current;
    },
    inUse: runs(),
    choose: async (of) => {
      current = before;
      return { release: of, source: 'live' };
    },
    forget: () => {},
  });
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([]);
  disconnect();
});

const grant = { read: ['weather'] };
test.each<[string, Partial<RegistryEntry>, Partial<ReleaseInUse>, string[]]>([
  ['a killed remote', { killed: true }, {}, ['notes']],
  ['a killed remote of which a developer has a copy', { killed: true }, { source: 'override' }, ['notes']],
  ['a remote with another trust', { trust: 'isolated' }, {}, ['notes']],
  ['a remote with another grant', { trust: 'isolated', grant }, { trust: 'isolated' }, ['notes']],
  ['a remote that keeps its grant', { trust: 'isolated', grant }, { trust: 'isolated', grant }, []],
  ['a developer’s copy', { trust: 'isolated' }, { source: 'override' }, []],
  ['any other', {}, {}, []],
])('within a minute, takes away %s, once unsaved text had its time', async (_what, change, used, gone) => {
  vi.useFakeTimers();
  const forgotten: string[] = [];
  const replaced = vi.fn();
  onModulesReplaced.add(replaced);
  editing.setDirty(true);
  const current = registry(entry('1', change));
  watchRegistry({
    registry: () => current,
    readRegistry: async () => current,
    inUse: runs(used),
    choose: async (of) => ({ release: of, source: 'live' }),
    forget: (name) => forgotten.push(name),
  });
  await vi.advanceTimersByTimeAsync(45_000);
  expect(forgotten).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(forgotten).toEqual(gone);
  expect(replaced.mock.calls).toEqual(gone.map((name) => [name]));
  editing.setDirty(false);
  onModulesReplaced.delete(replaced);
});
