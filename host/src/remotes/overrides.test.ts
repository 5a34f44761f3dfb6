import type { RuntimeConfig } from '@my-note/shared-kit/contract';
import type { Registry } from '@my-note/shared-kit/federation';
import { beforeEach, expect, test, vi } from 'vitest';
import { isLoopback, overridesIn, readOverrides } from './overrides.ts';

const OWN = 'http://localhost:3001/mf-manifest.json';
const file = { url: '/f', integrity: '' };
const registry: Registry = {
  schema: 1,
  revision: 1,
  remotes: [
    {
      name: 'notes',
      scope: 'remote_notes',
      version: '1',
      manifest: file,
      entry: file,
      contract: '^1',
      routes: [],
    },
  ],
};
const config = (overrides: boolean): RuntimeConfig => ({
  apiHost: '',
  signUp: 'open',
  identity: { kind: 'embedded' },
  feed: { kind: 'stream' },
  remotes: { origins: [], overrides },
});
const read = (allowed: boolean) => [...readOverrides(config(allowed), registry).keys()];

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});

test('overrides are taken out of a query, and the rest of it stays', () => {
  expect(overridesIn(`?tab=all&remote.notes=${OWN}&remote.Bad=x`)).toEqual({
    urls: { notes: OWN },
    rest: '?tab=all&remote.Bad=x',
  });
  expect(overridesIn('')).toEqual({ urls: {}, rest: '' });
});

test.each([
  [OWN, true],
  ['http://127.0.0.1:3001/x.json', true],
  ['https://[::1]:3001/x.json', true],
  ['http://localhost.example.org/x.json', false],
  ['https://example.org/x.json', false],
  ['http://127.0.0.1@example.org/x.json', false],
  ['javascript://localhost/%0aalert(1)', false],
  ['localhost:3001/x.json', false],
])('%s is on the own machine: %s', (url, expected) => {
  expect(isLoopback(url)).toBe(expected);
});

test('an allowed override counts, is kept for the tab, and leaves the address', () => {
  history.replaceState(null, '', `/lighthouse?remote.notes=${OWN}#top`);
  expect(read(true)).toEqual(['notes']);
  expect(location.href).toMatch(/\/lighthouse#top$/);
  expect(read(true), 'the tab keeps it').toEqual(['notes']);
});

test('where it is not allowed it is left aside and forgotten, and the console says so', () => {
  sessionStorage.setItem('my-note.overrides', JSON.stringify({ notes: OWN }));
  expect(read(false)).toEqual([]);
  expect(console.info).toHaveBeenCalledWith(expect.stringContaining('does not allow'));
  expect(read(true)).toEqual([]);
});

test('what is elsewhere, and what the registry does not know, is left aside', () => {
  history.replaceState(null, '', `/?remote.notes=https://example.org/x.json&remote.attic=${OWN}`);
  expect(read(true)).toEqual([]);
  expect(console.info).toHaveBeenCalledTimes(2);
});
