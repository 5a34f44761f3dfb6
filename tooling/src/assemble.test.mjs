import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assemble } from './assemble.mjs';
import { integrityOfContent } from './site-files.mjs';

let from = '';
let site = '';

const put = (file, content) => {
  const full = path.join(from, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, typeof content === 'string' ? content : JSON.stringify(content));
};
const read = (file) => readFileSync(path.join(site, file), 'utf8');
function run() {
  const { revision, remotes } = assemble({ from, site, remotes: ['remote-notes'] });
  const [entry] = remotes;
  if (!entry || remotes.length > 1) throw new Error('The registry should name one remote');
  return { revision, entry };
}

function writeRemote(code) {
  put('remote-notes/dist/page.js', code);
  put('remote-notes/dist/entry.js', 'entry');
  put('remote-notes/dist/mf-stats.json', { time: code });
  put('remote-notes/dist/mf-manifest.json', {
    metaData: { globalName: 'remote_notes', contract: '1.2.0', remoteEntry: { path: '', name: 'entry.js' } },
  });
}

function writeHost(hash) {
  rmSync(path.join(from, 'host'), { recursive: true, force: true });
  put('host/dist/index.html', `page ${hash}`);
  put(`host/dist/assets/main.${hash}.js`, hash);
}

beforeEach(() => {
  from = mkdtempSync(path.join(tmpdir(), 'assemble-'));
  site = path.join(from, 'dist/site');
  put('remote-notes/package.json', {
    version: '0.1.0',
    myNote: { name: 'notes', pages: [{ path: '/:slug*', module: 'page' }], flag: 'F' },
  });
  writeRemote('one');
  writeHost('aaa');
});
afterEach(() => rmSync(from, { recursive: true, force: true }));

describe('assemble', () => {
  it('writes a registry whose hashes are those of the files it points to', () => {
    const { entry } = run();
    expect(entry).toMatchObject({ name: 'notes', scope: 'remote_notes', contract: '^1.2.0', flag: 'F' });
    expect(entry.version).toMatch(/^0\.1\.0-[0-9a-f]{8}$/);
    for (const { url, integrity } of [entry.manifest, entry.entry]) {
      expect(integrity).toBe(integrityOfContent(read(url)));
    }
    expect(JSON.parse(read('registry.json')).remotes).toEqual([entry]);
  });

  it('names the hash of every script in the manifest', () => {
    const { entry } = run();
    expect(JSON.parse(read(entry.manifest.url)).metaData.integrity).toEqual({
      'entry.js': integrityOfContent('entry'),
      'page.js': integrityOfContent('one'),
    });
  });

  it('changes nothing when nothing changed, not even for a file that is not shipped', () => {
    const first = run();
    put('remote-notes/dist/mf-stats.json', { time: 'later' });
    expect(run()).toEqual(first);
    expect(existsSync(path.join(site, path.dirname(first.entry.manifest.url), 'mf-stats.json'))).toBe(false);
  });

  it('moves the pointer, counts the revision up and remembers the version before', () => {
    const { entry: old } = run();
    writeRemote('two');
    const { revision, entry } = run();
    expect(revision).toBe(2);
    expect(entry.version).not.toBe(old.version);
    expect(entry.previous).toBe(old.version);
    expect(read(old.manifest.url)).toContain('remote_notes');
  });

  it('keeps the last three versions of a remote, the current one among them', async () => {
    const versions = [];
    for (const code of ['one', 'two', 'three', 'four']) {
      writeRemote(code);
      versions.push(run().entry.version);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect(readdirSync(path.join(site, 'remotes/notes')).sort()).toEqual(versions.slice(1).sort());
    writeRemote('two');
    run();
    writeRemote('five');
    run();
    expect(readdirSync(path.join(site, 'remotes/notes'))).toContain(versions[1]);
  });

  it('replaces the page and keeps the hashed files of the last three hosts', () => {
    for (const hash of ['aaa', 'bbb', 'ccc', 'ddd']) {
      writeHost(hash);
      run();
    }
    expect(read('index.html')).toBe('page ddd');
    expect(readdirSync(path.join(site, 'assets'))).toEqual(['main.bbb.js', 'main.ccc.js', 'main.ddd.js']);
  });

  it('says what is missing', () => {
    rmSync(path.join(from, 'remote-notes/dist'), { recursive: true });
    expect(run).toThrow(/no mf-manifest\.json\. Build the remote first/);
    put('remote-notes/package.json', { version: '0.1.0' });
    expect(run).toThrow(/needs "myNote"/);
  });
});
