import { appendFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { list } from '../command/list.ts';
import { readJournal } from '../journal/journal.ts';
import { readRegistry } from '../registry/registry.ts';
import { openStore, type Store } from '../store/store.ts';
import { testStores } from '../testing/stores.ts';
import { createWorkspace } from '../testing/workspace.ts';
import { publish } from './publish.ts';
import { canary, promote, remove, rollback, setKilled } from './switches.ts';
import { verify } from './verify.ts';

const { kinds, open } = testStores();
let workspace: ReturnType<typeof createWorkspace>;
beforeEach(() => {
  workspace = createWorkspace();
  workspace.host('aaaaaaaa');
  workspace.remote('notes', 'one');
});
afterEach(() => workspace.remove());

const go = (store: Store, names: string[], rest = {}) =>
  publish(store, { names, workspace: workspace.dir, mount: false, ...rest });
const registryOf = async (store: Store) => (await readRegistry(store)).registry;
const notesOf = async (store: Store) => {
  const [entry] = (await registryOf(store)).remotes;
  if (!entry) throw new Error('The registry names nothing');
  return entry;
};
/** Publishes versions of the remote one after another; the last is live. */
async function published(store: Store, ...codes: string[]) {
  const versions = [];
  for (const code of codes) {
    workspace.remote('notes', code);
    await go(store, versions.length === 0 ? ['host', 'notes'] : ['notes']);
    versions.push((await notesOf(store)).version);
  }
  return versions;
}

describe.each(kinds)('In %s', (kind) => {
  it('a publish goes live, and the previous version stays as the fallback', async () => {
    const store = await open(kind);
    const [one, two] = await published(store, 'one', 'two');
    const entry = await notesOf(store);
    expect(entry).toMatchObject({ version: two, previous: one });
    expect(entry.releases?.map(({ version }) => version)).toEqual([one]);
    for (const { url } of [
      entry.manifest,
      entry.entry,
      ...(entry.releases ?? []).map(({ manifest }) => manifest),
    ]) {
      expect(await store.site.read(url.slice(1)), url).toBeDefined();
    }
  });

  it('the same version is published only once', async () => {
    const store = await open(kind);
    const [one] = await published(store, 'one');
    await expect(go(store, ['notes'])).rejects.toThrow(`${one} was published already`);
    await expect(go(store, ['host'])).rejects.toThrow('live already');
    expect((await registryOf(store)).revision).toBe(1);
  });

  it('a rollback restores the previous or any kept version', async () => {
    const store = await open(kind);
    const [one, two, three] = await published(store, 'one', 'two', 'three');
    const { ms } = await rollback(store, { name: 'notes' });
    // Less than a second on an idle machine; a busy one must not fail this.
    console.info(`rolled back in ${Math.round(ms)} ms`);
    expect(await notesOf(store)).toMatchObject({ version: two, previous: three });
    await rollback(store, { name: 'notes', version: one });
    expect(await notesOf(store)).toMatchObject({ version: one, previous: two });
    await expect(rollback(store, { name: 'notes', version: one })).rejects.toThrow('live already');
    await expect(rollback(store, { name: 'notes', version: '9' })).rejects.toThrow(
      /no version "9". Kept: .*0\.1\.0/,
    );
    await expect(rollback(store, { name: 'other' })).rejects.toThrow('no remote "other". There are: notes');
  });

  it('a canary is for a percentage of the browsers until it ends or is promoted', async () => {
    const store = await open(kind);
    const [one] = await published(store, 'one');
    workspace.remote('notes', 'two');
    await go(store, ['notes'], { canary: 10 });
    const { canary: canaryNow, version, releases } = await notesOf(store);
    expect({ version, percent: canaryNow?.percent }).toEqual({ version: one, percent: 10 });
    expect(releases?.map((release) => release.version)).toEqual([canaryNow?.version]);
    await canary(store, { name: 'notes', percent: 0 });
    expect(await notesOf(store)).not.toHaveProperty('canary');
    await expect(promote(store, { name: 'notes' })).rejects.toThrow('no canary');
    await canary(store, { name: 'notes', version: canaryNow?.version, percent: 50 });
    await promote(store, { name: 'notes' });
    const promoted = await notesOf(store);
    expect(promoted).toMatchObject({ version: canaryNow?.version, previous: one });
    expect(promoted).not.toHaveProperty('canary');
    await expect(canary(store, { name: 'notes', version: canaryNow?.version, percent: 5 })).rejects.toThrow(
      'live already',
    );
  });

  it('a remote is killed and revived, and a publish alone does not revive it', async () => {
    const store = await open(kind);
    await published(store, 'one');
    await setKilled(store, { name: 'notes', killed: true });
    workspace.remote('notes', 'two');
    await go(store, ['notes']);
    expect((await notesOf(store)).killed).toBe(true);
    await setKilled(store, { name: 'notes', killed: false });
    expect(await notesOf(store)).not.toHaveProperty('killed');
    expect((await setKilled(store, { name: 'notes', killed: false })).changed).toBe(false);
  });

  it('a removed remote leaves the registry, keeps its files, and comes back in a version that is named', async () => {
    const store = await open(kind);
    const [one, two] = await published(store, 'one', 'two');
    await remove(store, 'notes');
    const { remotes, revision } = await registryOf(store);
    expect(remotes).toEqual([]);
    const [line] = await readJournal(store, revision, 1);
    expect(line).toMatchObject({ what: 'remove notes' });
    expect(line?.changes).toEqual([{ name: 'notes', part: 'live', from: two, to: null }]);
    expect((await store.site.folders('remotes/notes')).sort()).toEqual([one, two].sort());
    expect((await list(store)).join('\n')).toMatch(new RegExp(`notes {2}REMOVED\\n {2}kept .*${one}`));
    await expect(remove(store, 'notes')).rejects.toThrow('no remote "notes"');
    await expect(rollback(store, { name: 'notes' })).rejects.toThrow(/notes was removed.*Kept: .*0\.1\.0/);
    await expect(rollback(store, { name: 'notes', version: '9' })).rejects.toThrow('no version "9"');
    await rollback(store, { name: 'notes', version: one });
    expect(await notesOf(store)).toMatchObject({ version: one, previous: null });
  });

  it('the journal records who did what, when, from which version to which', async () => {
    const store = await open(kind);
    const [one, two] = await published(store, 'one', 'two');
    await rollback(store, { name: 'notes' });
    const lines = await readJournal(store, (await registryOf(store)).revision, 10);
    expect(lines.map(({ revision, what }) => `${revision} ${what}`)).toEqual([
      '1 publish host notes',
      '2 publish notes',
      '3 rollback notes',
    ]);
    expect(lines[2]?.changes).toEqual([{ name: 'notes', part: 'live', from: two, to: one }]);
    expect(lines[1]?.notes).toEqual(['not mounted in a browser']);
    expect(Date.now() - Date.parse(lines[0]?.at ?? '')).toBeLessThan(60_000);
    expect(lines[0]?.who).not.toBe('');
    const listed = (await list(store)).join('\n');
    expect(listed).toContain(`live      ${one}`);
    expect(listed).toContain(`rollback notes  (notes live ${two} -> ${one})`);
  });

  it('verify finds no problem in a published site', async () => {
    const store = await open(kind);
    await published(store, 'one', 'two');
    const verdicts = await verify(store);
    expect(verdicts.flatMap(({ problems }) => problems)).toEqual([]);
    expect(verdicts.map(({ what }) => what.replace(/ [\w.-]+ \(/, ' ('))).toEqual([
      'registry, revision 2',
      expect.stringMatching(/^host /),
      'notes (live)',
      'notes (previous)',
    ]);
  });
});

describe('A publish is refused, and nothing changes,', () => {
  const cases = {
    'when the host is too old for it': [
      { contract: '99.0.0' },
      /needs contract \^99\.0\.0, the host provides/,
    ],
    'when the host shares another version': [
      { shared: [{ name: 'react', requiredVersion: '^20.0.0' }] },
      /needs react \^20\.0\.0, the host shares 19/,
    ],
    'when the host does not share what it needs': [
      { shared: [{ name: 'jquery', requiredVersion: '^3.0.0' }] },
      /needs jquery, which the host does not share/,
    ],
    'when it holds a second copy': [
      { sources: ['webpack://n/../node_modules/.pnpm/react@19/node_modules/react/index.js'] },
      /second copy of react/,
    ],
    'when it is larger than its budget': [
      {},
      /notes-page: 0\.\d kB compressed, its budget is 0\.0 kB/,
      () => workspace.put('remote-notes/budget.json', { entry: 5, page: 0.01, css: 1, requests: 4 }),
    ],
    'when it needs more requests than its budget': [
      {},
      /3 requests, its budget is 2/,
      () => workspace.put('remote-notes/budget.json', { entry: 5, page: 10, css: 1, requests: 2 }),
    ],
    'when nobody said what it may cost': [
      {},
      /budget\.json is missing/,
      () => rmSync(path.join(workspace.dir, 'remote-notes/budget.json')),
    ],
    'when nobody can tell what is in it': [
      {},
      /without a source map.*\(page\.js\)/,
      () => rmSync(path.join(workspace.dir, 'remote-notes/dist/page.js.map')),
    ],
    'when its manifest names a file that is not there': [
      {},
      /page\.js has no hash in the manifest/,
      () => {
        for (const file of ['page.js', 'page.js.map'])
          rmSync(path.join(workspace.dir, 'remote-notes/dist', file));
      },
    ],
    'when its entry is not there': [
      {},
      /no entry\.js, which its manifest names/,
      () => rmSync(path.join(workspace.dir, 'remote-notes/dist/entry.js')),
    ],
  };
  it.each(Object.entries(cases))('%s', async (_name, [build, words, breakIt]) => {
    const store = await openStore(workspace.site);
    await go(store, ['host', 'notes']);
    const before = await registryOf(store);
    workspace.remote('notes', 'two', Object(build));
    if (typeof breakIt === 'function') breakIt();
    await expect(go(store, ['notes'])).rejects.toThrow(/** @type {RegExp} */ (words));
    expect(await registryOf(store)).toEqual(before);
    // Files that did not pass the checks cannot be fetched.
    expect(readdirSync(path.join(workspace.site, 'remotes/notes'))).toEqual([before.remotes[0]?.version]);
  });

  it('when a file in the store differs from the placed one', async () => {
    const store = await openStore(workspace.site);
    await go(store, ['host', 'notes']);
    workspace.remote('notes', 'two');
    const place = async (folder: string, files: Map<string, Buffer>) => {
      await store.site.place(folder, files);
      appendFileSync(path.join(workspace.site, folder, 'page.js'), ' ');
    };
    const spoiled = { ...store, site: { ...store.site, place } };
    await expect(go(spoiled, ['notes'])).rejects.toThrow(
      /page\.js is not what was placed: its sha384 differs/,
    );
  });

  it('when no host is live yet', async () => {
    const store = await openStore(workspace.site);
    await expect(go(store, ['notes'])).rejects.toThrow('pnpm remote publish host');
    expect((await registryOf(store)).revision).toBe(0);
  });

  it('when the workspace has no remote of that name', async () => {
    const store = await openStore(workspace.site);
    await expect(go(store, ['nots'])).rejects.toThrow('no "nots". There are: notes, host.');
  });
});

describe('A host', () => {
  it('that a live remote would not run in is refused', async () => {
    const store = await openStore(workspace.site);
    await go(store, ['host', 'notes']);
    const registry = await registryOf(store);
    const [entry] = registry.remotes;
    const ahead = { ...registry, remotes: [{ ...entry, contract: '^99.0.0' }] };
    await store.site.write('registry.json', JSON.stringify(ahead));
    workspace.host('bbbbbbbb');
    await expect(go(store, ['host'])).rejects.toThrow('needs contract ^99.0.0');
    expect(workspace.read('index.html')).toContain('aaaaaaaa');
    await setKilled(store, { name: 'notes', killed: true });
    await go(store, ['host']);
    expect(workspace.read('index.html')).toContain('bbbbbbbb');
  });

  it('has no canary', async () => {
    const store = await openStore(workspace.site);
    await expect(go(store, ['host'], { canary: 5 })).rejects.toThrow('no canary');
  });
});

it('A rollback to a version that was damaged in the store is refused', async () => {
  const store = await openStore(workspace.site);
  const [one] = await published(store, 'one', 'two');
  appendFileSync(path.join(workspace.site, `remotes/notes/${one}/page.js`), ' ');
  await expect(rollback(store, { name: 'notes' })).rejects.toThrow(/Nothing was changed.*page\.js/s);
});
