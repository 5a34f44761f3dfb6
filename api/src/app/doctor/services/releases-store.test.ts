import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openStore, readRegistry } from '@my-note/release/guard';
import { newKey } from '@my-note/release/testing/publishers';
import { afterEach, expect, it, vi } from 'vitest';
import { useTemporaryDirectories } from '../../../testing/temporary-directories.ts';
import { checkStore } from './releases-store.ts';

const newDirectory = useTemporaryDirectories();
afterEach(() => vi.unstubAllEnvs());

it('says whether remotes can be published, and what to do about a registry that the site has not signed', async () => {
  const site = path.join(newDirectory(), 'site');
  expect(await checkStore(site)).toMatchObject({ state: 'ok', text: expect.stringContaining('first start') });
  mkdirSync(site);
  const store = await openStore(site);
  expect(await checkStore(site)).toMatchObject({ state: 'ok', text: `Remotes can be published to ${site}` });
  const registry = { schema: 1, revision: 1, remotes: [] };
  writeFileSync(path.join(site, 'registry.json'), JSON.stringify(registry));
  expect((await readRegistry(store)).registry).toMatchObject(registry);
  vi.stubEnv('SITE_KEY', newKey().publicKey);
  expect(await checkStore(site)).toMatchObject({
    state: 'failed',
    text: expect.stringMatching(/has no signature of the site's key \w+\. .*my-note remote sign/),
  });
  const signature = { key: newKey().publicKey, value: 'AAAA' };
  writeFileSync(path.join(site, 'registry.json'), JSON.stringify({ ...registry, signature }));
  vi.stubEnv('SITE_KEY', '');
  expect(await checkStore(site)).toMatchObject({
    state: 'failed',
    text: expect.stringContaining('SITE_KEY is not set. Set it to the file of the key'),
  });
});
