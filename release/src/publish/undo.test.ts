import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RegistryEntry } from '@my-note/contract/registry';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readGuard } from '../guard/guard-state.ts';
import { readJournal } from '../journal/journal.ts';
import { readRegistry } from '../registry/registry.ts';
import { openStore, type Store } from '../store/store.ts';
import { createWorkspace } from '../testing/workspace.ts';
import { Moved } from './flip-demands.ts';
import { publish } from './publish.ts';
import { canary, promote, remove, rollback, setKilled } from './switches.ts';
import { undo } from './undo.ts';

let workspace: ReturnType<typeof createWorkspace>;
let store: Store;
let versions: string[];
beforeEach(async () => {
  workspace = createWorkspace();
  store = await openStore(workspace.site);
  workspace.host('aaaaaaaa');
  workspace.remote('sharing', 'one');
  versions = [];
  for (const code of ['one', 'two', 'three']) {
    workspace.remote('notes', code);
    const names = versions.length === 0 ? ['host', 'sharing', 'notes'] : ['notes'];
    const { records } = await publish(store, { names, workspace: workspace.dir, mount: false });
    versions.push(records.find(({ name }) => name === 'notes')?.release.version ?? '');
  }
});
afterEach(() => workspace.remove());

const name = 'notes';
const registryOf = async () => (await readRegistry(store)).registry;
const entryOf = async () => (await registryOf()).remotes.find((entry) => entry.name === name);
const lastLine = async () => (await readJournal(store, (await registryOf()).revision, 1))[0];
const begin = (version = '', percent = 10) =>
  canary(store, { name, version, percent, guard: true, who: 'ada@example.org' });

describe('An undone flip', () => {
  it.each<[string, () => Promise<{ registry: { revision: number } }>]>([
    ['a rollback', () => rollback(store, { name })],
    ['a promotion', () => promote(store, { name, version: versions[0] ?? '' })],
    ['a kill', () => setKilled(store, { name, killed: true })],
    ['a canary', () => canary(store, { name, version: versions[0] ?? '', percent: 20 })],
    ['a removal', () => remove(store, name)],
  ])('leaves everything as it was before %s', async (_what, flip) => {
    const before = await entryOf();
    const { registry } = await flip();
    expect(await entryOf()).not.toEqual(before);
    await undo(store, { name, revision: registry.revision, who: 'Ada' });
    expect(await entryOf()).toEqual(before);
    expect(await lastLine()).toMatchObject({ who: 'Ada', what: `undo notes ${registry.revision}` });
  });

  it('brings a canary back with its share and its guard', async () => {
    await begin(versions[0], 25);
    const guarded = await readGuard(store, name);
    const { registry } = await begin(versions[1], 10);
    await undo(store, { name, revision: registry.revision });
    expect((await entryOf())?.canary).toEqual({ version: versions[0], percent: 25 });
    expect(await readGuard(store, name)).toEqual(guarded);
  });

  it('takes away a remote that it had brought back', async () => {
    await remove(store, name);
    const { registry } = await rollback(store, { name, version: versions[2] ?? '' });
    await undo(store, { name, revision: registry.revision });
    expect(await entryOf()).toBeUndefined();
  });

  it('is refused when the remote was changed since, not when another one was', async () => {
    const { registry } = await setKilled(store, { name, killed: true });
    await setKilled(store, { name: 'sharing', killed: true });
    await expect(undo(store, { name: 'sharing', revision: registry.revision })).rejects.toThrow(
      'sharing was changed meanwhile',
    );
    await undo(store, { name, revision: registry.revision });
    expect((await entryOf())?.killed).toBeUndefined();
    await expect(undo(store, { name, revision: registry.revision })).rejects.toThrow(Moved);
  });

  it('is refused when it did not change the remote, or its line does not say what was before', async () => {
    const { registry } = await setKilled(store, { name, killed: true });
    const { revision } = (await setKilled(store, { name: 'sharing', killed: true })).registry;
    await expect(undo(store, { name, revision })).rejects.toThrow('did not change notes');
    const file = path.join(
      path.dirname(workspace.site),
      `journal/site/flips/${String(registry.revision).padStart(8, '0')}.json`,
    );
    const { former: _former, ...older } = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify(older));
    await expect(undo(store, { name, revision: registry.revision })).rejects.toThrow('older tool');
  });

  it('is refused when a version that browsers would get is damaged', async () => {
    const { registry } = await rollback(store, { name });
    await store.site.write(`remotes/notes/${versions[2]}/page.js`, 'changed');
    await expect(undo(store, { name, revision: registry.revision })).rejects.toThrow('its sha384 differs');
    expect((await entryOf())?.version).toBe(versions[1]);
  });
});

describe('A change on a revision that was seen', () => {
  const flips: [string, (seen: number) => Promise<unknown>][] = [
    ['a rollback', (seen) => rollback(store, { name, seen })],
    ['a promotion', (seen) => promote(store, { name, version: versions[0] ?? '', seen })],
    ['a kill', (seen) => setKilled(store, { name, killed: true, seen })],
    ['a canary', (seen) => canary(store, { name, version: versions[0] ?? '', percent: 20, seen })],
    ['a removal', (seen) => remove(store, name, { seen })],
  ];

  it.each(flips)('refuses %s when the remote has moved since', async (_what, flip) => {
    const { revision } = await registryOf();
    await canary(store, { name, version: versions[1] ?? '', percent: 5, who: 'guard' });
    const before: RegistryEntry | undefined = await entryOf();
    await expect(flip(revision)).rejects.toThrow(
      `notes was changed meanwhile, by revision ${revision + 1} (guard: canary notes ${versions[1]} 5)`,
    );
    await expect(flip(revision + 7)).rejects.toThrow(Moved);
    expect(await entryOf()).toEqual(before);
  });

  it.each(flips)('does %s when only another remote has moved', async (_what, flip) => {
    const [{ revision }, before] = [await registryOf(), await entryOf()];
    await setKilled(store, { name: 'sharing', killed: true });
    await flip(revision);
    expect(await entryOf()).not.toEqual(before);
  });

  it('names who did it and why in the journal', async () => {
    await setKilled(store, { name, killed: true, who: 'ada@example.org', why: 'It loses texts' });
    expect(await lastLine()).toMatchObject({ who: 'ada@example.org', notes: ['It loses texts'] });
  });
});
