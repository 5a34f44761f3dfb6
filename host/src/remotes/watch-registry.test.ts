import type { Registry, RegistryEntry } from '@my-note/shared-kit/federation';
import { expect, test } from 'vitest';
import type { ReleaseInUse } from './load-remote.ts';
import { newsIn } from './watch-registry.ts';

const file = { url: '/f', integrity: '' };
const entry = (version: string, rest: Partial<RegistryEntry> = {}): RegistryEntry => ({
  name: 'notes',
  scope: 'remote_notes',
  version,
  manifest: file,
  entry: file,
  contract: '^1.0.0',
  routes: [],
  ...rest,
});
const registry = (notes: RegistryEntry, host = 'h1'): Registry => ({
  schema: 1,
  revision: 2,
  host: { version: host, contract: '1.0.0', shared: {} },
  remotes: [notes, entry('9', { name: 'sharing' })],
});
const runs = (rest: Partial<ReleaseInUse> = {}) =>
  new Map<string, ReleaseInUse>([['notes', { release: entry('1'), source: 'live', wanted: '1', ...rest }]]);
const news = (next: Registry, inUse = runs()) =>
  newsIn(next, inUse, async (of) => ({ release: of, source: 'live' }), 'h1');

test('another version of what the tab runs is news; of what it does not run it is none', async () => {
  expect(await news(registry(entry('2')))).toEqual(['notes@2']);
  expect(await news(registry(entry('1')))).toEqual([]);
});

test('another host is news', async () => {
  expect(await news(registry(entry('1'), 'h2'))).toEqual(['host@h2']);
});

test('a tab that fell back is not told of the version that it could not load, nor of the one it has', async () => {
  const fellBack = runs({ release: entry('0'), source: 'previous', wanted: '1' });
  expect(await news(registry(entry('1')), fellBack)).toEqual([]);
  expect(await news(registry(entry('0')), fellBack)).toEqual([]);
  expect(await news(registry(entry('2')), fellBack)).toEqual(['notes@2']);
});

test('neither what is switched off nor a developer’s own copy has news', async () => {
  expect(await news(registry(entry('2', { killed: true })))).toEqual([]);
  expect(await news(registry(entry('2')), runs({ source: 'override' }))).toEqual([]);
});
