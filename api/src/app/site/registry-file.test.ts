import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { signedRegistryText } from '@my-note/contract/registry';
import { newKey } from '@my-note/release/testing/publishers';
import { beforeEach, expect, it } from 'vitest';
import { useTemporaryDirectories } from '../../testing/temporary-directories.ts';
import { useApp } from '../../testing/test-app.ts';
import { createRegistryFile } from './registry-file.ts';

const folder = useTemporaryDirectories()();
const file = path.join(folder, 'registry.json');
writeFileSync(
  path.join(folder, 'index.html'),
  '<!doctype html><head><style>#first-page{}</style><script src="/early.js"></script></head><body><div id="root"></div></body>',
);
writeFileSync(path.join(folder, 'early.js'), '1');
const key = newKey();
const { app } = useApp({ siteDir: folder, siteKey: key });

const registryOf = (revision: number, history = 'a') => ({ schema: 1, revision, history, remotes: [] });
function signedText(registry: object, by = key) {
  const value = by.sign(Buffer.from(signedRegistryText(registry)));
  return JSON.stringify({ ...registry, signature: { key: by.publicKey, value } });
}

let said: string[] = [];
let registry: ReturnType<typeof createRegistryFile>;
beforeEach(() => {
  said = [];
  registry = createRegistryFile(folder, key, (problem) => said.push(problem));
  rmSync(file, { force: true });
});
const revision = async () => (await registry.read())?.registry?.revision;

it('keeps the last registry that the site has signed, and says once what is wrong with another', async () => {
  expect(await revision()).toBeUndefined();
  writeFileSync(file, signedText(registryOf(3)));
  expect(await revision()).toBe(3);
  for (const [text, problem] of [
    [JSON.stringify(registryOf(4)), 'no signature'],
    [signedText(registryOf(4), newKey()), 'signed by another key'],
    [signedText(registryOf(4)).replace('"revision":4', '"revision":5'), 'not what the site has signed'],
    [signedText(registryOf(2)), 'older than revision 3'],
    ['{"revision"', 'no JSON'],
  ] as const) {
    writeFileSync(file, text);
    expect([await revision(), await revision()]).toEqual([3, 3]);
    expect(said.splice(0)).toEqual([expect.stringContaining(problem)]);
  }
  rmSync(file);
  expect(await revision()).toBe(3);
  writeFileSync(file, signedText(registryOf(4)));
  expect(await revision()).toBe(4);
  writeFileSync(file, signedText(registryOf(1, 'b')));
  expect(await revision(), 'of a site that began again').toBe(1);
});

it('sends the registry to browsers only when the site has signed it, and the key with which they look', async () => {
  const get = (url: string) => app().inject({ url });
  expect((await get('/config.json')).json()).toMatchObject({ siteKey: key.publicKey });
  writeFileSync(file, JSON.stringify(registryOf(1)));
  expect((await get('/registry.json')).statusCode).toBe(404);
  expect((await get('/')).body).not.toContain('"revision":1');
  const text = signedText(registryOf(1));
  writeFileSync(file, text);
  const response = await get('/registry.json');
  expect(response.body).toBe(text);
  expect(response.headers['cache-control']).toBe('no-cache');
  expect(response.headers['content-type']).toContain('application/json');
  const { etag = '' } = response.headers;
  const unchanged = await app().inject({ url: '/registry.json', headers: { 'if-none-match': etag } });
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
  expect((await get('/')).body).toContain('"revision":1');
  writeFileSync(file, JSON.stringify(registryOf(2)));
  expect((await get('/registry.json')).body).toBe(text);
});
