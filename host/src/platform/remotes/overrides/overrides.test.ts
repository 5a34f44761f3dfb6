import type { RuntimeConfig } from '@my-note/contract';
import { QueryClient } from '@my-note/kit/query';
import { beforeEach, expect, test, vi } from 'vitest';
import { registryOf, remoteOf } from '../../../testing/registry.ts';
import { connectRemotes, getRemotes } from '../load/remotes.ts';
import { isLoopback, parseOverrides, readOverrides } from './overrides.ts';

const OWN = 'http://localhost:3001/mf-manifest.json';
const registry = registryOf(remoteOf('notes', { contract: '^1' }));
const config = (overrides: boolean): RuntimeConfig => ({
  apiHost: '',
  signUp: 'open',
  identity: { kind: 'embedded' },
  feed: { kind: 'stream' },
  remotes: { origins: [], overrides },
});
const read = async (allowed: boolean) => [
  ...(await readOverrides(config(allowed), registry)).releases.keys(),
];

beforeEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
  window.myNoteRegistry = undefined;
  history.replaceState(null, '', '/');
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});

test('takes overrides out of a query string and keeps the rest', () => {
  expect(parseOverrides(`?tab=all&remote.notes=${OWN}&remote.Bad=x`)).toEqual({
    urls: { notes: OWN },
    rest: '?tab=all&remote.Bad=x',
  });
  expect(parseOverrides('')).toEqual({ urls: {}, rest: '' });
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

test('applies an allowed override, stores it for the tab, and removes it from the URL', async () => {
  history.replaceState(null, '', `/lighthouse?remote.notes=${OWN}#top`);
  expect(await read(true)).toEqual(['notes']);
  expect(location.href).toMatch(/\/lighthouse#top$/);
  expect(await read(true), 'the tab keeps it').toEqual(['notes']);
});

test('ignores and forgets an override that the site does not allow, with a console message', async () => {
  sessionStorage.setItem('my-note.overrides', JSON.stringify({ notes: OWN }));
  expect(await read(false)).toEqual([]);
  expect(console.info).toHaveBeenCalledWith(expect.stringContaining('does not allow'));
  expect(await read(true)).toEqual([]);
});

test('ignores an override from another machine', async () => {
  history.replaceState(null, '', '/?remote.notes=https://example.org/x.json');
  expect(await read(true)).toEqual([]);
  expect(console.info).toHaveBeenCalledTimes(1);
});

test('reads the pages of an unpublished remote from its manifest', async () => {
  const metaData = {
    globalName: 'remote_attic',
    pages: [{ path: '/i/attic', module: 'attic-page', label: 'Attic' }],
    fills: { 'home-card': 'card' },
  };
  vi.stubGlobal('fetch', async () => Response.json({ metaData }));
  history.replaceState(null, '', `/?remote.attic=${OWN}`);
  const { releases, registry: known } = await readOverrides(config(true), registry);
  expect([...releases.keys()]).toEqual(['attic']);
  expect(releases.get('attic')?.release.scope).toBe('remote_attic');
  expect(known.remotes.map(({ name }) => name)).toEqual(['notes', 'attic']);
  expect(known.remotes[1]).toMatchObject({ routes: ['/i/attic'], fills: { 'home-card': 'card' } });
  expect(registry.remotes).toHaveLength(1);
});

test('an unpublished remote stays when the registry is read again', async () => {
  const metaData = { globalName: 'remote_attic', pages: [{ path: '/i/attic', module: 'attic-page' }] };
  const fetched = registryOf(remoteOf('notes', { version: '2' }), remoteOf('sharing'));
  vi.stubGlobal('fetch', async (url: string) => Response.json(url === OWN ? { metaData } : fetched));
  history.replaceState(null, '', `/?remote.attic=${OWN}&remote.notes=${OWN}`);
  const own = await readOverrides(config(true), registry);
  connectRemotes(own.registry, new QueryClient(), config(true), own);
  const { remotes } = await getRemotes().readRegistry();
  expect(remotes.map(({ name, version }) => `${name} ${version}`)).toEqual([
    'notes 2',
    'sharing 1',
    'attic override',
  ]);
  expect(getRemotes().registry().remotes).toHaveLength(3);
});

test('ignores an override whose manifest cannot be read, with a console message', async () => {
  vi.stubGlobal('fetch', async () => new Response('<!doctype html>'));
  history.replaceState(null, '', `/?remote.attic=${OWN}`);
  expect(await read(true)).toEqual([]);
  expect(console.info).toHaveBeenCalledTimes(1);
});
