import { afterEach, expect, test, vi } from 'vitest';
import { createIntegrityStore } from './integrity-store.ts';
import { readManifest } from './manifest-guard.ts';
import { guardedModuleLink, guardedScript } from './script-guard.ts';

const hash = `sha384-${'A'.repeat(64)}`;
const URL_OF_MANIFEST = '/remotes/notes/1/mf-manifest.json';
const entry = {
  name: 'notes',
  scope: 'remote_notes',
  version: '1',
  manifest: { url: URL_OF_MANIFEST, integrity: hash },
  entry: { url: '/remotes/notes/1/remoteEntry.js', integrity: hash },
  contract: '^1.0.0',
  routes: [],
};

const page = { path: '/*', module: 'note-page', files: ['/remotes/notes/1/page.js'] };
const described = { ...entry, pages: [page], scripts: { '/remotes/notes/1/page.js': hash } };

function pinned() {
  const pins = createIntegrityStore();
  pins.add(entry);
  pins.beginAttempt('remote_notes', 0);
  return pins;
}
const answer = (metaData: object, status = 200) => {
  const asked: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    asked.push(init);
    return Response.json({ metaData, exposes: [], shared: [] }, { status });
  });
  return asked;
};
afterEach(() => vi.unstubAllGlobals());

test('fetches a manifest with its pinned hash', async () => {
  const asked = answer({ contract: '1.0.0' });
  const response = await readManifest(URL_OF_MANIFEST, pinned(), '1.1.0');
  expect(await response.json()).toMatchObject({ metaData: { contract: '1.0.0' } });
  expect(asked[0]?.integrity).toBe(hash);
});

test('rejects a remote for another contract before its code runs, and keeps the reason', async () => {
  answer({ contract: '2.0.0' });
  const pins = pinned();
  await expect(readManifest(URL_OF_MANIFEST, pins, '1.1.0')).rejects.toMatchObject({ kind: 'contract' });
  expect(pins.errorOf('remote_notes')).toMatchObject({ kind: 'contract' });
});

test('the registry’s hash of a file takes precedence over the manifest’s', async () => {
  const other = `sha384-${'B'.repeat(64)}`;
  answer({ contract: '1.0.0', integrity: { 'remoteEntry.js': other, 'page.js': other } });
  const pins = pinned();
  await readManifest(URL_OF_MANIFEST, pins, '1.1.0');
  expect(pins.find(entry.entry.url)?.integrity).toBe(hash);
  expect(pins.find('/remotes/notes/1/page.js')?.integrity).toBe(other);
});

test('fetches no manifest of a release that the registry describes, and pins its scripts', async () => {
  const asked = answer({ contract: '2.0.0' });
  const pins = createIntegrityStore();
  pins.add(described);
  const manifest = await (await readManifest(URL_OF_MANIFEST, pins, '1.1.0')).json();
  expect(asked).toEqual([]);
  expect(manifest.exposes).toMatchObject([
    { name: 'note-page', path: './note-page', assets: { js: { sync: ['page.js'] } } },
  ]);
  expect(pins.find('/remotes/notes/1/page.js')?.integrity).toBe(hash);
  expect(() => guardedScript('/remotes/notes/1/other.js', pins)).toThrow('has no hash');
});

test('rejects a release that the registry describes for another contract', async () => {
  const pins = createIntegrityStore();
  pins.add({ ...described, contract: '^2.0.0' });
  await expect(readManifest(URL_OF_MANIFEST, pins, '1.1.0')).rejects.toMatchObject({ kind: 'contract' });
});

test('an error status is a network error', async () => {
  answer({}, 500);
  await expect(readManifest(URL_OF_MANIFEST, pinned(), '1.1.0')).rejects.toMatchObject({ kind: 'network' });
});

test('a manifest or a script without a pinned hash is never used', async () => {
  const pins = createIntegrityStore();
  await expect(readManifest(URL_OF_MANIFEST, pins, '1.1.0')).rejects.toMatchObject({ kind: 'integrity' });
  expect(() => guardedScript('/remotes/notes/1/other.js', pinned())).toThrow('has no hash');
});

test('a script has its hash, and a retry has a new URL', () => {
  const pins = pinned();
  expect(guardedScript(entry.entry.url, pins).script).toMatchObject({
    integrity: hash,
    crossOrigin: 'anonymous',
  });
  pins.beginAttempt('remote_notes', 1);
  expect(guardedScript(entry.entry.url, pins).script.src).toContain('remoteEntry.js?r=1');
});

test('takes hashes from a manifest only for its own folder, and only valid ones', async () => {
  answer({
    contract: '1.0.0',
    integrity: { '../2/page.js': hash, '/assets/main.js': hash, 'weak.js': 'sha384-', 'page.js': `${hash} ` },
  });
  const pins = pinned();
  await readManifest(URL_OF_MANIFEST, pins, '1.1.0');
  for (const url of ['/remotes/notes/2/page.js', '/assets/main.js'])
    expect(pins.find(url), url).toBeUndefined();
  for (const file of ['weak.js', 'page.js'])
    expect(pins.find(`/remotes/notes/1/${file}`), file).toBeUndefined();
});

test('runs a script without a hash only below the folder of an override', () => {
  const pins = createIntegrityStore();
  pins.add({ ...entry, entry: { ...entry.entry, integrity: '' } });
  expect(() => guardedScript(entry.entry.url, pins)).toThrow('has no hash');
  pins.trustFolder(new URL('/remotes/notes/1/', location.origin).href, entry.scope);
  expect(guardedScript(entry.entry.url, pins).script.integrity).toBe('');
});

test('a preloaded ES module has its hash, and one without a hash is not requested', () => {
  const link = guardedModuleLink(entry.entry.url, 'modulepreload', pinned());
  expect(link).toMatchObject({ rel: 'modulepreload', integrity: hash, crossOrigin: 'anonymous' });
  expect(() => guardedModuleLink('/remotes/notes/1/other.js', 'modulepreload', pinned())).toThrow(
    'has no hash',
  );
  expect(guardedModuleLink(entry.entry.url, 'stylesheet', pinned())).toBeUndefined();
});

test('lists the pinned scripts of one release', async () => {
  answer({ contract: '1.0.0', integrity: { 'page.js': hash, 'page.css': hash } });
  const pins = pinned();
  pins.add({ ...entry, version: '2', entry: { url: '/remotes/notes/2/remoteEntry.js', integrity: hash } });
  await readManifest(URL_OF_MANIFEST, pins, '1.1.0');
  const folder = new URL('/remotes/notes/1/', location.origin).href;
  expect(pins.scriptsBelow(folder)).toEqual([
    [`${folder}remoteEntry.js`, hash],
    [`${folder}page.js`, hash],
  ]);
});
