import { afterEach, beforeEach, expect, it } from 'vitest';
import { readJournal } from '../journal/journal.ts';
import { publish } from '../publish/publish.ts';
import { canary, rollback } from '../publish/switches.ts';
import { readRegistry } from '../registry/registry.ts';
import { openStore, type Store } from '../store/store.ts';
import { newPublisher } from '../testing/publishers.ts';
import { createWorkspace } from '../testing/workspace.ts';
import type { Counts } from './figures.ts';
import { guardedSince, guardOnce } from './guard.ts';

let workspace: ReturnType<typeof createWorkspace>;
let store: Store;
beforeEach(async () => {
  workspace = createWorkspace();
  workspace.host('aaaaaaaa');
  workspace.remote('notes', 'one');
  store = await openStore(workspace.site);
  await go({ names: ['host', 'notes'] });
});
afterEach(() => workspace.remove());

const go = (rest = {}) =>
  publish(store, { names: ['notes'], workspace: workspace.dir, mount: false, ...rest });
async function publishGuarded(guard: object = { watchSeconds: 30 }) {
  workspace.remote('notes', 'two', { myNote: { guard } });
  const { records } = await go({ canary: 10, guard: true });
  return records[0]?.release.version ?? '';
}
const entry = async () => (await readRegistry(store)).registry.remotes.find(({ name }) => name === 'notes');

/** A minute in which both were loaded this often. */
const look = (canary: Counts, live: Counts, { seconds = 0, before = {} as Counts } = {}) => {
  const at = Date.now();
  return guardOnce(store, {
    momentsOf: async () => ({ before: [{ at: 0, canary: {}, live: before }], since: [{ at, canary, live }] }),
    now: () => new Date(at + seconds * 1000),
  });
};
const fine = { wanted: 100, 'load.60': 100 };

it('Gives a good canary more browsers step by step, and makes it live after the last', async () => {
  const version = await publishGuarded();
  const live = { wanted: 900, 'load.60': 900 };
  expect(await look(fine, live), 'not before five seconds').toEqual([]);
  for (const percent of [25, 50, 100]) {
    const [action] = await look(fine, live, { seconds: 20 });
    expect(action).toMatchObject({ did: 'raised', percent });
    expect((await entry())?.canary).toEqual({ version, percent });
    // The next step begins in the future of this test.
    expect(await look(fine, live, { seconds: 21 })).toEqual([]);
    await canary(store, { name: 'notes', version, percent, guard: true });
  }
  expect(await look(fine, live, { seconds: 31 })).toMatchObject([
    { did: 'made live', live: expect.any(String) },
  ]);
  expect(await entry()).toMatchObject({ version });
  expect((await entry())?.canary).toBeUndefined();
});

it('Makes a canary live with the feature switch that it has brought', async () => {
  workspace.remote('notes', 'two', { myNote: { flag: 'NEW', guard: { watchSeconds: 30 } } });
  const { records } = await go({ canary: 100, guard: true });
  const version = records[0]?.release.version;
  expect(await look(fine, { wanted: 900 }, { seconds: 31 })).toMatchObject([{ did: 'made live' }]);
  expect(await entry()).toMatchObject({ version, flag: 'NEW' });
});

it('Takes back a canary whose code fails, says why in the journal, and does so once', async () => {
  const version = await publishGuarded();
  const bad = { wanted: 100, 'failure.render': 6 };
  const live = { wanted: 900, 'failure.render': 1 };
  const [actions, again] = await Promise.all([look(bad, live), look(bad, live)]);
  expect([...actions, ...again]).toMatchObject([{ name: 'notes', version, did: 'taken back', percent: 10 }]);
  expect((await entry())?.canary).toBeUndefined();
  const { registry } = await readRegistry(store);
  const [line] = await readJournal(store, registry.revision, 1);
  expect(line).toMatchObject({ who: 'guard', what: `take back notes ${version}` });
  expect(line?.notes[0]).toBe(
    'errors: 6.0 % (6 of 100) instead of 0.1 % (1 of 900) of the loaded pages, 0.1 % allowed',
  );
});

/** Minutes that followed one another. */
const lookAt = (minutes: [canary: Counts, live: Counts][]) => {
  const begun = Date.now() - minutes.length * 60_000;
  const since = minutes.map(([counts, live], n) => ({ at: begun + n * 60_000, canary: counts, live }));
  return guardOnce(store, { momentsOf: async () => ({ before: [], since }), now: () => new Date() });
};

it('Takes back a canary whose pages fail after their first report, in a minute without loads', async () => {
  await publishGuarded();
  const actions = await lookAt([
    [fine, { wanted: 900 }],
    [{ 'failure.render': 6 }, { wanted: 30 }],
  ]);
  expect(actions).toMatchObject([{ did: 'taken back' }]);
  expect(actions[0]?.why[0]).toContain('6.0 % (6 of 100) instead of 0.0 % (0 of 930)');
});

it('Keeps a canary while open pages of both fail alike', async () => {
  await publishGuarded();
  const actions = await lookAt([
    [fine, { wanted: 900 }],
    [{ 'failure.network': 30 }, { 'failure.network': 270 }],
  ]);
  expect(actions).toEqual([]);
});

it('Counts no failures of pages that were loaded before the guard began', async () => {
  await publishGuarded();
  expect(await lookAt([[{ wanted: 1, 'failure.render': 50 }, { wanted: 900 }]])).toEqual([]);
});

it.each([
  ['loads slower', { 'load.72': 100 }, { 'load.60': 300 }],
  ['responds slower', { 'inp.72': 100 }, { 'inp.60': 300 }],
  ['needs more memory', { 'heap.60': 100 }, { 'heap.52': 300 }],
])('Takes back a canary that %s', async (_what, canaryCounts, liveCounts) => {
  await publishGuarded();
  const actions = await look({ wanted: 100, ...canaryCounts }, { wanted: 300, ...liveCounts });
  expect(actions).toMatchObject([{ did: 'taken back' }]);
});

it('Compares with what was live before when nothing is left beside the canary', async () => {
  await publishGuarded();
  const actions = await look(
    { wanted: 100, 'load.72': 100 },
    {},
    { before: { wanted: 100, 'load.60': 100 } },
  );
  expect(actions).toMatchObject([{ did: 'taken back' }]);
});

it('Keeps a canary while an outage makes both fail', async () => {
  await publishGuarded();
  expect(await look({ wanted: 100, 'failure.network': 30 }, { wanted: 300, 'failure.network': 90 })).toEqual(
    [],
  );
});

it('Allows what the package.json of the remote allows', async () => {
  await publishGuarded({ errors: 20 });
  expect(await look({ wanted: 100, 'failure.render': 6 }, { wanted: 900 })).toEqual([]);
});

it('Leaves alone a canary without a guard, and one that has ended', async () => {
  workspace.remote('notes', 'two');
  await go({ canary: 10 });
  const bad = { wanted: 100, 'failure.render': 50 };
  expect(await look(bad, { wanted: 900 })).toEqual([]);
  expect(await guardedSince(store)).toBeUndefined();
  const version = (await entry())?.canary?.version ?? '';
  await canary(store, { name: 'notes', version, percent: 20, guard: true });
  expect(await guardedSince(store)).toBeInstanceOf(Date);
  await rollback(store, { name: 'notes', version });
  expect(await look(bad, { wanted: 900 })).toEqual([]);
});

it('Keeps the guard of the canary that runs when another guarded publish is refused', async () => {
  const key = await newPublisher(store, 'Notes team', ['notes']);
  let running = '';
  // The second one has signed later, and comes first.
  const exclusively: Store['exclusively'] = async (task) => {
    if (running === '') {
      running = 'three';
      workspace.remote('notes', 'three');
      const { records } = await go({ canary: 10, guard: true, key });
      running = records[0]?.release.version ?? '';
    }
    return store.exclusively(task);
  };
  workspace.remote('notes', 'two');
  const first = publish(
    { ...store, exclusively },
    { names: ['notes'], workspace: workspace.dir, mount: false, canary: 10, guard: true, key },
  );
  await expect(first).rejects.toThrow('this one is not newer');
  expect(await look({ wanted: 100, 'failure.render': 50 }, { wanted: 900 })).toMatchObject([
    { did: 'taken back', version: running },
  ]);
});

it('Refuses a guard without a canary, and thresholds that are none', async () => {
  workspace.remote('notes', 'two');
  await expect(go({ guard: true })).rejects.toThrow('A guard watches a canary');
  await expect(publishGuarded({ errors: 'many' })).rejects.toThrow('myNote.guard');
});
