import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { kitVersion } from '@my-note/remote-build/shared-modules';
import { remoteFoldersOf, root } from '@my-note/tooling/paths';
import { integrityOfContent } from '@my-note/tooling/site-files';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { assemble } from './assemble.ts';
import { readLine } from './journal/journal.ts';
import { rollback } from './publish/switches.ts';
import { openStore } from './store/store.ts';
import { createWorkspace } from './testing/workspace.ts';

let workspace: ReturnType<typeof createWorkspace>;
beforeEach(() => {
  workspace = createWorkspace();
  workspace.remote('notes', 'one', { myNote: { flag: 'F' } });
  workspace.host('aaaaaaaa');
});
afterEach(() => {
  vi.unstubAllEnvs();
  workspace.remove();
});

const { json, read } = {
  json: (file: string) => workspace.json(file),
  read: (file: string) => workspace.read(file),
};
const inSite = (file: string) => path.join(workspace.site, file);
async function run() {
  const { revision, host, remotes } = await assemble({ from: workspace.dir, site: workspace.site });
  const [entry] = remotes;
  if (!entry) throw new Error('The registry should name a remote');
  return { revision, host, entry };
}

describe('assemble', () => {
  it('writes a registry with the hashes of the files that it names', async () => {
    const { entry } = await run();
    expect(entry).toMatchObject({ name: 'notes', scope: 'remote_notes', flag: 'F', previous: null });
    expect(entry.contract).toMatch(/^\^\d+\.\d+\.0$/);
    expect(entry.version).toMatch(/^0\.1\.0-[0-9a-f]{8}$/);
    for (const { url, integrity } of [entry.manifest, entry.entry]) {
      expect(integrity).toBe(integrityOfContent(read(url)));
    }
    expect(json('registry.json').remotes).toEqual([entry]);
  });

  it('lists the pages, and the scripts of each besides the entry', async () => {
    const { entry } = await run();
    const files = [`/remotes/notes/${entry.version}/page.js`];
    expect(entry.pages).toEqual([{ path: '/i/notes', module: 'notes-page', files }]);
    expect(entry.routes).toEqual(['/i/notes']);
  });

  it('names the files of chunks that a page wants next, each once, and refuses unknown chunks', async () => {
    const pages = (next: string[]) => ({
      myNote: { pages: [{ path: '/i/notes', module: 'notes-page', next }] },
    });
    workspace.remote('notes', 'next', pages(['editor', 'menus']));
    workspace.put('remote-notes/dist/chunks.json', { editor: ['a.js', 'b.js'], menus: ['b.js', 'c.js'] });
    const { entry } = await run();
    const folder = `/remotes/notes/${entry.version}`;
    expect(entry.pages?.[0]?.next).toEqual([`${folder}/a.js`, `${folder}/b.js`, `${folder}/c.js`]);
    workspace.remote('notes', 'wrong', pages(['editors']));
    await expect(run()).rejects.toThrow(
      'notes names "editors" as what the page of /i/notes needs next, but its build has no chunk of that name.',
    );
  });

  it('writes the hash of each script of a page to the registry, so that a host needs no manifest', async () => {
    const { entry } = await run();
    const url = `/remotes/notes/${entry.version}/page.js`;
    expect(entry.scripts).toEqual({ [url]: integrityOfContent(read(url)) });
  });

  it('leaves the scripts of an ES module and of a page with a style sheet to the manifest', async () => {
    const dist = path.join(workspace.dir, 'remote-notes/dist');
    const file = path.join(dist, 'mf-manifest.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    manifest.metaData.remoteEntry.type = 'module';
    writeFileSync(file, JSON.stringify(manifest));
    expect((await run()).entry.scripts).toBeUndefined();
    manifest.metaData.remoteEntry.type = 'global';
    manifest.exposes[0].assets.css.sync = ['page.css'];
    writeFileSync(path.join(dist, 'page.css'), '');
    writeFileSync(file, JSON.stringify(manifest));
    expect((await run()).entry.scripts).toBeUndefined();
  });

  it('writes the hash of every script to the manifest', async () => {
    const { entry } = await run();
    const { integrity } = json(entry.manifest.url).metaData;
    expect(Object.keys(integrity)).toEqual(['entry.js', 'page.js']);
    for (const [file, hash] of Object.entries(integrity)) {
      expect(hash).toBe(integrityOfContent(read(path.join(path.dirname(entry.entry.url), file))));
    }
  });

  it('records the live host, its contract and its shared modules', async () => {
    const { host } = await run();
    expect(host).toMatchObject({
      contract: kitVersion(path.join(root, 'host')),
      shared: { react: expect.stringMatching(/^19\./) },
    });
    workspace.host('bbbbbbbb');
    expect((await run()).host?.version).not.toBe(host?.version);
  });

  it('changes nothing when nothing changed, not even for a file that is not shipped', async () => {
    const first = await run();
    workspace.put('remote-notes/dist/mf-stats.json', { time: 'later' });
    expect(await run()).toEqual(first);
    expect(existsSync(inSite(path.join(path.dirname(first.entry.manifest.url), 'mf-stats.json')))).toBe(
      false,
    );
  });

  it('changes the live version, raises the revision and describes the previous version', async () => {
    const { entry: old } = await run();
    workspace.remote('notes', 'two');
    const { revision, entry } = await run();
    expect(revision).toBe(2);
    expect(entry.version).not.toBe(old.version);
    expect(entry.previous).toBe(old.version);
    expect(entry.releases?.map(({ version, manifest }) => ({ version, manifest }))).toEqual([
      { version: old.version, manifest: old.manifest },
    ]);
    expect(read(old.manifest.url)).toContain('remote_notes');
  });

  it('makes another version for another path of a page', async () => {
    const { entry: old } = await run();
    workspace.remote('notes', 'one', { myNote: { pages: [{ path: '/other', module: 'notes-page' }] } });
    const { entry } = await run();
    expect(entry.version).not.toBe(old.version);
    expect(entry.routes).toEqual(['/other']);
  });

  it('keeps a remote that was published from elsewhere', async () => {
    workspace.remote('extra', 'one');
    await run();
    rmSync(path.join(workspace.dir, 'remote-extra'), { recursive: true });
    await run();
    expect(json('registry.json').remotes.map((one: { name: string }) => one.name)).toEqual([
      'notes',
      'extra',
    ]);
  });

  it('does not undo a rollback, and publishes the next build', async () => {
    const { entry: old } = await run();
    workspace.remote('notes', 'two', { myNote: { flag: 'F' } });
    await run();
    const store = await openStore(workspace.site);
    await rollback(store, { name: 'notes' });
    expect((await run()).entry.version).toBe(old.version);
    workspace.remote('notes', 'three', { myNote: { flag: 'F' } });
    const { revision, entry } = await run();
    expect(entry.previous).toBe(old.version);
    expect((await readLine(store, revision))?.notes).toEqual(['not checked']);
  });

  it('rolls back with the sources', async () => {
    const { entry: old } = await run();
    workspace.remote('notes', 'two', { myNote: { flag: 'F' } });
    await run();
    workspace.remote('notes', 'one', { myNote: { flag: 'F' } });
    expect((await run()).entry.version).toBe(old.version);
  });

  it('reports what is missing', async () => {
    rmSync(path.join(workspace.dir, 'remote-notes/dist'), { recursive: true });
    await expect(run()).rejects.toThrow(/no mf-manifest\.json\. Build the remote first/);
    workspace.put('remote-notes/package.json', { version: '0.1.0', myNote: {} });
    await expect(run()).rejects.toThrow(/needs "myNote"/);
  });

  it('refuses a page without a module', async () => {
    workspace.remote('notes', 'one', { myNote: { pages: [{ path: '/x', module: 'missing' }] } });
    await expect(run()).rejects.toThrow(/"missing" as the page of \/x/);
  });
});

describe('Compressed forms', () => {
  const texts = ['index.html', 'sw.js', 'favicon.svg', 'assets/main.aaaaaaaa.js'];
  const unpacked = (file: string) => brotliDecompressSync(readFileSync(inSite(`${file}.br`))).toString();

  it('are written for every text of some size, and for nothing else', async () => {
    const { entry } = await run();
    const script = `remotes/notes/${entry.version}/page.js`;
    for (const file of [...texts, script]) expect(unpacked(file)).toBe(read(file));
    for (const file of ['registry.json', 'assets/main.aaaaaaaa.js.map', entry.entry.url]) {
      expect(existsSync(inSite(`${file}.br`)), file).toBe(false);
    }
  });

  it('of the page and the worker are those of the newest host, also after other changes', async () => {
    await run();
    workspace.host('bbbbbbbb');
    await run();
    for (const file of ['index.html', 'sw.js']) expect(unpacked(file)).toContain('bbbbbbbb');
    writeFileSync(inSite('index.html'), 'written by hand');
    await run();
    expect(read('index.html')).toContain('bbbbbbbb');
    expect(unpacked('index.html')).toBe(read('index.html'));
  });
});

it('A source map is replaced although its name is unchanged', async () => {
  await run();
  workspace.put('host/dist/assets/main.aaaaaaaa.js.map', '{"other":1}');
  await run();
  expect(read('assets/main.aaaaaaaa.js.map')).toBe('{"other":1}');
});

describe('What is kept on the disk', () => {
  const builds = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc', 'dddddddd'];
  async function buildFourTimes() {
    const versions = [];
    for (const hash of builds) {
      workspace.remote('notes', hash);
      workspace.host(hash);
      versions.push((await run()).entry.version);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return versions;
  }
  const placed = () => readdirSync(inSite('remotes/notes')).sort();
  const assets = () => readdirSync(inSite('assets')).filter((file) => file.endsWith('.js'));
  const age = () => {
    const then = new Date(Date.now() - 15 * 86_400_000);
    for (const file of readdirSync(inSite('assets'))) utimesSync(inSite(`assets/${file}`), then, then);
  };

  it('is every version of the last 14 days', async () => {
    const versions = await buildFourTimes();
    expect(placed()).toEqual(versions.toSorted());
    expect(assets()).toHaveLength(4);
  });

  it('is three versions of a remote and of the host when all are older, including the live one', async () => {
    vi.stubEnv('MY_NOTE_KEEP_DAYS', '0');
    const versions = await buildFourTimes();
    expect(placed()).toEqual(versions.slice(1).sort());
    expect(assets()).toEqual(builds.slice(1).map((hash) => `main.${hash}.js`));
    expect(readdirSync(inSite('assets')).filter((file) => file.includes('aaaaaaaa'))).toEqual([]);
  });

  it('includes a file of the host that is older than its build', async () => {
    await run();
    age();
    for (const hash of ['one', 'two']) {
      workspace.put('host/dist/index.html', hash);
      await run();
    }
    expect(assets()).toEqual(['main.aaaaaaaa.js']);
  });
});

it('The remotes of a workspace are its folders, the oldest ones first', () => {
  for (const name of ['zebra', 'notifications', 'apple', 'sharing', 'youtube']) workspace.remote(name, '1');
  workspace.put('remote-without-face/package.json', {});
  workspace.put('remote-empty/readme', '');
  expect(remoteFoldersOf(workspace.dir)).toEqual(
    ['notes', 'sharing', 'youtube', 'notifications', 'apple', 'zebra'].map((name) => `remote-${name}`),
  );
});
