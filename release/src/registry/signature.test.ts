import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { assemble } from '../assemble.ts';
import { publish } from '../publish/publish.ts';
import { signRegistry, unsignRegistry } from '../publish/sign-registry.ts';
import { rollback, setKilled } from '../publish/switches.ts';
import { verify } from '../publish/verify.ts';
import { newKeyFile } from '../publishers/key-file.ts';
import type { Store } from '../store/store.ts';
import { testStores } from '../testing/stores.ts';
import { createWorkspace } from '../testing/workspace.ts';
import { REGISTRY } from './registry.ts';
import { signatureProblem } from './signature.ts';
import { readSiteKey } from './site-key.ts';

const { kinds, open } = testStores();
let workspace: ReturnType<typeof createWorkspace>;
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'my-note-site-key-'));
  workspace = createWorkspace();
  workspace.host('aaaaaaaa');
  workspace.remote('weather', 'one');
});
afterEach(() => {
  vi.unstubAllEnvs();
  workspace.remove();
  rmSync(folder, { recursive: true, force: true });
});

const go = (store: Store, ...names: string[]) =>
  publish(store, { names, workspace: workspace.dir, mount: false });
const read = async (store: Store) => (await store.site.read(REGISTRY))?.content.toString() ?? '';
const kill = (store: Store) => setKilled(store, { name: 'weather', killed: true });
const verdictOf = async (store: Store) => (await verify(store))[0];

function useKey(name = 'site.key') {
  const key = newKeyFile(path.join(folder, name));
  vi.stubEnv('SITE_KEY', path.join(folder, name));
  return key;
}

it.each(kinds)('signs every flip in a store of kind %s, and verify checks it', async (kind) => {
  const key = useKey();
  const store = await open(kind);
  await go(store, 'host', 'weather');
  expect(signatureProblem(await read(store), key)).toBeUndefined();
  workspace.remote('weather', 'two');
  await go(store, 'weather');
  await rollback(store, { name: 'weather' });
  expect(signatureProblem(await read(store), key)).toBeUndefined();
  expect(await verdictOf(store)).toMatchObject({ problems: [], notes: [] });
});

it('flips nothing on top of a registry that somebody else has changed, until the operator signs it', async () => {
  const key = useKey();
  const store = await open(kinds[0]);
  await go(store, 'host', 'weather');
  const good = JSON.parse(await read(store));
  const changed = { ...good, remotes: good.remotes.map((entry: object) => ({ ...entry, killed: true })) };
  const { signature: _cut, ...unsigned } = good;
  const other = newKeyFile(path.join(folder, 'other.key'));
  for (const [registry, problem] of [
    [changed, /is not what the site has signed/],
    [unsigned, /has no signature of the site's key/],
    [{ ...good, signature: { ...good.signature, key: other.publicKey } }, /is signed by another key/],
    [{ ...good, signature: { ...good.signature, value: 'AAAA' } }, /is not what the site has signed/],
  ] as const) {
    const text = JSON.stringify(registry);
    await store.site.write(REGISTRY, text);
    await expect(kill(store)).rejects.toThrow(problem);
    await expect(kill(store)).rejects.toThrow('remote sign');
    expect(await read(store)).toBe(text);
    expect((await verdictOf(store))?.problems.join()).toMatch(problem);
  }
  const { registry } = await signRegistry(store, 'looked at it');
  expect(registry.revision).toBe(good.revision + 1);
  expect(signatureProblem(await read(store), key)).toBeUndefined();
  await kill(store);
  expect(await verdictOf(store)).toMatchObject({ problems: [] });
});

it('signs what a newer version has added to the file too', async () => {
  const key = useKey();
  const store = await open(kinds[0]);
  await go(store, 'host', 'weather');
  await store.site.write(REGISTRY, JSON.stringify({ ...JSON.parse(await read(store)), added: 1 }));
  expect(signatureProblem(await read(store), key)).toMatch(/is not what the site has signed/);
});

it('changes nothing that is signed without the private half of the key', async () => {
  const key = useKey();
  const store = await open(kinds[0]);
  await go(store, 'host', 'weather');
  const before = await read(store);
  vi.stubEnv('SITE_KEY', '');
  await expect(kill(store)).rejects.toThrow('Set it to the file of the key');
  expect((await verdictOf(store))?.notes?.join()).toContain('SITE_KEY is not set');
  await expect(signRegistry(store)).rejects.toThrow('remote keys new site.key');
  vi.stubEnv('SITE_KEY', key.publicKey);
  await expect(kill(store)).rejects.toThrow('SITE_KEY is the public half');
  expect(await verdictOf(store)).toMatchObject({ problems: [] });
  vi.stubEnv('SITE_KEY', 'ed25519:short');
  await expect(kill(store)).rejects.toThrow('SITE_KEY is no public key');
  expect(await read(store)).toBe(before);
});

it('takes another key after the operator has signed with it', async () => {
  useKey();
  const store = await open(kinds[0]);
  await go(store, 'host', 'weather');
  const next = useKey('next.key');
  await expect(kill(store)).rejects.toThrow('signed by another key');
  const before = JSON.parse(await read(store));
  const { registry } = await signRegistry(store);
  expect(registry.history, 'browsers forget what they had before').not.toBe(before.history);
  await kill(store);
  expect(signatureProblem(await read(store), next)).toBeUndefined();
});

it('is signed no more after sign off, without a key alone', async () => {
  useKey();
  const store = await open(kinds[0]);
  await go(store, 'host', 'weather');
  await expect(unsignRegistry(store)).rejects.toThrow('Take SITE_KEY away first');
  vi.stubEnv('SITE_KEY', '');
  await unsignRegistry(store);
  expect(JSON.parse(await read(store)).signature).toBeUndefined();
  await kill(store);
});

it('takes the key as text or from the file of SITE_KEY_FILE, and never repeats it', () => {
  const key = useKey();
  const file = path.join(folder, 'site.key');
  const text = readFileSync(file, 'utf8');
  vi.stubEnv('SITE_KEY', '');
  for (const setting of [text, file, `${file}\n`]) expect(readSiteKey(setting)?.id).toBe(key.id);
  vi.stubEnv('SITE_KEY_FILE', file);
  expect(readSiteKey()?.sign).toBeDefined();
  const damaged = text.replace(/[A-Za-z0-9+/]{20}/, 'x');
  expect(() => readSiteKey(damaged)).toThrow(
    /^SITE_KEY is no Ed25519 key\. Make one: remote keys new <file>$/,
  );
});

it('a start with the public half leaves the site as it is', async () => {
  const key = useKey();
  const store = await open('a folder');
  await assemble({ from: workspace.dir, site: store.place, remotes: ['remote-weather'] });
  const before = await read(store);
  vi.stubEnv('SITE_KEY', key.publicKey);
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  workspace.remote('weather', 'two');
  await assemble({ from: workspace.dir, site: store.place, remotes: ['remote-weather'] });
  expect(await read(store)).toBe(before);
  expect(warned.mock.calls.join()).toContain('SITE_KEY is the public half');
  warned.mockRestore();
});
