import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { recordsOf } from '../journal/release-records.ts';
import { REGISTRY, readRegistry } from '../registry/registry.ts';
import { openStore, type Store } from '../store/store.ts';
import { createWorkspace } from '../testing/workspace.ts';
import { publish } from './publish.ts';
import { setKilled } from './switches.ts';
import { verify } from './verify.ts';

// Browsers can fetch no file of a publish that has not passed its checks or never went live.

let workspace: ReturnType<typeof createWorkspace>;
let store: Store;
/** Every served file, before the next publish. */
let before = [''];
beforeEach(async () => {
  workspace = createWorkspace();
  workspace.host('aaaaaaaa');
  workspace.remote('notes', 'one');
  store = await openStore(workspace.site);
  await go();
  before = served();
  workspace.host('bbbbbbbb');
  workspace.remote('notes', 'two');
});
afterEach(() => workspace.remove());

const go = (to = store, rest = {}) =>
  publish(to, { names: ['host', 'notes'], workspace: workspace.dir, mount: false, ...rest });
const served = () =>
  readdirSync(workspace.site, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(workspace.site, path.join(entry.parentPath, entry.name)))
    .sort();
const pendingNotes = () => store.journal.list('pending');

it('While the checks run, no file of a candidate is in the site', async () => {
  const steps = new Map();
  await go(store, { say: (text: string) => steps.set(text.split(' ')[0], served()) });
  expect(steps.get('read')).toEqual(before);
  expect(steps.get('checked')).toEqual(before);
  expect(steps.get('skipped')).toEqual(before);
  expect(steps.get('flipped').length).toBeGreaterThan(before.length);
  expect(await pendingNotes()).toEqual([]);
});

it('A remote and a host that are refused only at the flip are removed from the site', async () => {
  let placed = 0;
  const exclusively = async <T>(task: () => Promise<T>) => {
    if (placed === 0) {
      placed = served().length;
      const { registry } = await readRegistry(store);
      const [entry] = registry.remotes;
      const extra = { ...entry, name: 'extra', contract: '^99.0.0' };
      await store.site.write(REGISTRY, JSON.stringify({ ...registry, remotes: [entry, extra] }));
    }
    return store.exclusively(task);
  };
  await expect(go({ ...store, exclusively })).rejects.toThrow('Not published');
  expect(placed, 'files at the flip').toBeGreaterThan(before.length);
  expect(served()).toEqual(before);
  expect(await recordsOf(store, 'notes')).toHaveLength(1);
  expect(await pendingNotes()).toEqual([]);
});

it('The files of a publish that was killed before its flip are removed by the next one', async () => {
  const swap = () => Promise.reject(new Error('The process was ended'));
  await expect(go({ ...store, site: { ...store.site, swap } })).rejects.toThrow('was ended');
  expect(served().length).toBeGreaterThan(before.length);
  await setKilled(store, { name: 'notes', killed: true });
  expect(served()).toEqual(before);
  expect(await recordsOf(store, 'notes')).toHaveLength(1);
  expect((await verify(store)).flatMap(({ problems }) => problems)).toEqual([]);
});

it('Files that another publisher is about to make live are not removed', async () => {
  const swap = () => Promise.reject(new Error('The process was ended'));
  await expect(go({ ...store, site: { ...store.site, swap } })).rejects.toThrow('was ended');
  await go();
  const live = (await readRegistry(store)).registry.remotes[0]?.version;
  expect(await store.site.folders('remotes/notes')).toContain(live);
  expect(workspace.read('index.html')).toContain('bbbbbbbb');
  expect((await verify(store)).flatMap(({ problems }) => problems)).toEqual([]);
});
