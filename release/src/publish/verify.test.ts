import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore, type Store } from '../store/store.ts';
import { createWorkspace } from '../testing/workspace.ts';
import { publish } from './publish.ts';
import { verify } from './verify.ts';

const workspace = createWorkspace();
afterAll(() => workspace.remove());

let store: Store;
beforeAll(async () => {
  store = await openStore(workspace.site);
  workspace.host('aaaaaaaa');
  for (const [names, code, canary] of [
    [['host', 'notes'], 'one', undefined],
    [['notes'], 'two', undefined],
    [['notes'], 'three', 5],
  ] as const) {
    workspace.remote('notes', code);
    await publish(store, { names: [...names], workspace: workspace.dir, canary, mount: false });
  }
});

const problems = async (name?: string) => (await verify(store, name)).flatMap((verdict) => verdict.problems);
const filesOf = (folder: string) =>
  readdirSync(path.join(workspace.site, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(workspace.site, path.join(entry.parentPath, entry.name)));

/** Runs a task while one byte in the middle of a file is changed. */
async function withFlippedByte(file: string, task: () => Promise<void>) {
  const full = path.join(workspace.site, file);
  const content = readFileSync(full);
  const changed = Buffer.from(content);
  const middle = Math.floor(content.length / 2);
  changed[middle] = (changed[middle] ?? 0) ^ 1;
  writeFileSync(full, changed);
  try {
    await task();
  } finally {
    writeFileSync(full, content);
  }
}

it('finds a single flipped byte in any file, and names the file', async () => {
  const files = filesOf('.').filter((file) => file !== 'registry.json');
  // Three releases with entry, page, their maps, the page's compressed form and the manifest; and the host.
  expect(files.filter((file) => file.startsWith('remotes/')).length).toBeGreaterThanOrEqual(18);
  expect(files.length).toBeGreaterThanOrEqual(25);
  for (const file of files) {
    await withFlippedByte(file, async () => {
      const found = await problems();
      expect(found, file).toHaveLength(1);
      expect(found[0]?.split(' ')[0]).toBe(file);
    });
  }
  expect(await problems()).toEqual([]);
});

it('finds a flipped byte of the registry', async () => {
  const file = path.join(workspace.site, 'registry.json');
  const content = readFileSync(file, 'utf8');
  writeFileSync(file, content.replace('"percent": 5', '"percent": 7'));
  expect(await problems()).toEqual(['registry.json is not what the journal says of revision 3']);
  writeFileSync(file, content.slice(1));
  await expect(problems()).rejects.toThrow('registry.json of the store is damaged');
  writeFileSync(file, content);
});

it('finds an old registry that somebody put back, and nobody publishes on top of it', async () => {
  const file = path.join(workspace.site, 'registry.json');
  const old = readFileSync(file);
  const before = await verify(store);
  workspace.remote('notes', 'four');
  await publish(store, { names: ['notes'], workspace: workspace.dir, canary: 5, mount: false });
  const newest = readFileSync(file);
  writeFileSync(file, old);
  expect(await problems()).toEqual(['registry.json is older than revision 4, which was live']);
  workspace.remote('notes', 'five');
  await expect(publish(store, { names: ['notes'], workspace: workspace.dir, mount: false })).rejects.toThrow(
    'is of revision 3, and revision 4 was live',
  );
  writeFileSync(file, newest);
  expect((await verify(store)).length).toBe(before.length);
  expect(await problems()).toEqual([]);
});

it('finds missing and unexpected files', async () => {
  const [folder] = readdirSync(path.join(workspace.site, 'remotes/notes'));
  const file = `remotes/notes/${folder}/page.js`;
  const content = readFileSync(path.join(workspace.site, file));
  rmSync(path.join(workspace.site, file));
  writeFileSync(path.join(workspace.site, `remotes/notes/${folder}/strange.js`), '');
  expect(await problems('notes')).toEqual([
    `${file} is missing`,
    `remotes/notes/${folder}/strange.js does not belong to the release`,
  ]);
  rmSync(path.join(workspace.site, `remotes/notes/${folder}/strange.js`));
  writeFileSync(path.join(workspace.site, file), content);
});

it('follows the hashes from the registry when the journal is missing', async () => {
  const [entry] = workspace.json('registry.json').remotes;
  const folder = `remotes/notes/${entry.version}`;
  const journal = path.join(workspace.dir, 'dist/journal');
  expect(existsSync(journal)).toBe(true);
  rmSync(journal, { recursive: true });
  expect(await problems('notes')).toEqual([]);
  const chain = {
    'mf-manifest.json': /registry/,
    'entry.js': /registry/,
    'page.js': /registry/,
    'page.js.br': /form/,
  };
  for (const [file, words] of Object.entries(chain)) {
    await withFlippedByte(`${folder}/${file}`, async () => {
      const found = await problems('notes');
      expect(found).toHaveLength(1);
      expect(found[0]).toMatch(words);
      expect(found[0]).toContain(`${folder}/${file} `);
    });
  }
  // An older tool left the scripts to the manifest.
  const file = path.join(workspace.site, 'registry.json');
  const registry = workspace.json('registry.json');
  for (const remote of registry.remotes) delete remote.scripts;
  writeFileSync(file, JSON.stringify(registry));
  await withFlippedByte(`${folder}/page.js`, async () => {
    expect(await problems('notes')).toEqual([
      expect.stringMatching(/page\.js is not what the manifest pins/),
    ]);
  });
});
