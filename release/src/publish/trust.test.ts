import { afterEach, beforeEach, expect, it } from 'vitest';
import { list } from '../command/list.ts';
import { readJournal } from '../journal/journal.ts';
import { readRegistry } from '../registry/registry.ts';
import { openStore, type Store } from '../store/store.ts';
import { createWorkspace } from '../testing/workspace.ts';
import { publish } from './publish.ts';
import { canary, rollback, setKilled } from './switches.ts';
import { setGrant, setTrust } from './trust.ts';

let workspace: ReturnType<typeof createWorkspace>;
let store: Store;
beforeEach(async () => {
  workspace = createWorkspace();
  store = await openStore(workspace.site);
  workspace.host('aaaaaaaa');
});
afterEach(() => workspace.remove());

const ISOLATED = { myNote: { trust: 'isolated' } };
const go = (code: string, rest: object = {}, options: object = {}) => {
  workspace.remote('weather', code, rest);
  return publish(store, { names: ['weather'], workspace: workspace.dir, mount: false, ...options });
};
async function weather() {
  const { registry } = await readRegistry(store);
  const [entry] = registry.remotes;
  if (!entry) throw new Error('The registry names nothing');
  return { ...entry, revision: registry.revision };
}
async function begin(rest: object = {}) {
  workspace.remote('weather', 'one', rest);
  await publish(store, { names: ['host', 'weather'], workspace: workspace.dir, mount: false });
}

it('a remote that asks for a frame gets one, also as a canary, and later publishes keep it', async () => {
  await begin();
  expect((await weather()).trust).toBeUndefined();
  await go('two', ISOLATED, { canary: 10 });
  expect(await weather()).toMatchObject({ trust: 'isolated', canary: { percent: 10 } });
  await go('three');
  expect((await weather()).trust).toBe('isolated');
});

it('what the operator has set stays through publish, canary, rollback, and kill', async () => {
  await begin();
  await setTrust(store, { name: 'weather', trust: 'isolated' });
  await setGrant(store, { name: 'weather', read: ['/work/weather/', 'log'], write: 'plans/today' });
  const set = { trust: 'isolated', grant: { read: ['work/weather', 'log'], write: 'plans/today' } };
  expect(await weather()).toMatchObject(set);
  const { version } = await weather();
  await go('two');
  expect(await weather()).toMatchObject(set);
  await canary(store, { name: 'weather', version, percent: 5 });
  expect(await weather()).toMatchObject(set);
  await rollback(store, { name: 'weather' });
  expect(await weather()).toMatchObject({ version, ...set });
  await setKilled(store, { name: 'weather', killed: true });
  expect(await weather()).toMatchObject({ killed: true, ...set });
});

it('a grant replaces the one before, and --none takes it away', async () => {
  await begin(ISOLATED);
  await setGrant(store, { name: 'weather', read: ['a'], write: 'b' });
  await setGrant(store, { name: 'weather', read: ['c'] });
  expect((await weather()).grant).toEqual({ read: ['c'] });
  await setGrant(store, { name: 'weather' });
  expect((await weather()).grant).toBeUndefined();
});

it('a trusted remote has no grant, and loses the one that it had', async () => {
  await begin();
  await expect(setGrant(store, { name: 'weather', read: ['a'] })).rejects.toThrow(
    'pnpm remote trust weather isolated',
  );
  await setTrust(store, { name: 'weather', trust: 'isolated' });
  await setGrant(store, { name: 'weather', read: ['a'] });
  await setTrust(store, { name: 'weather', trust: 'trusted' });
  const { trust, grant } = await weather();
  expect([trust, grant]).toEqual([undefined, undefined]);
});

it('the journal and the list say who gave what', async () => {
  await begin(ISOLATED);
  await setGrant(store, { name: 'weather', read: ['a', 'b'], write: 'c' });
  const { revision } = await weather();
  const [line] = await readJournal(store, revision, 1);
  expect(line).toMatchObject({
    what: 'grant weather --read a --read b --write c',
    changes: [{ name: 'weather', part: 'grant', from: null, to: 'read a, b; write c' }],
  });
  expect((await list(store)).join('\n')).toContain('isolated, may read a, b; write c');
});

it.each([['a//b'], ['a?b'], ['../a b'], ['']])('refuses %j as an address', async (wrong) => {
  await begin(ISOLATED);
  await expect(setGrant(store, { name: 'weather', read: ['a'], write: wrong })).rejects.toThrow(
    'is not the address of a note',
  );
  expect((await weather()).grant).toBeUndefined();
});

it('refuses another word for trust, and another trust in a package.json', async () => {
  await begin();
  await expect(setTrust(store, { name: 'weather', trust: 'some' })).rejects.toThrow('not "some"');
  await expect(go('two', { myNote: { trust: 'some' } })).rejects.toThrow('myNote.trust is "isolated"');
});
