import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { publish } from '../publish/publish.ts';
import { openStore } from '../store/store.ts';
import { createWorkspace } from '../testing/workspace.ts';
import { parseRegistry } from './registry.ts';

const workspace = createWorkspace();
afterAll(() => workspace.remove());

it('names the history of its revisions, another one once an operator has gone back to an old registry', async () => {
  const store = await openStore(workspace.site);
  const file = path.join(workspace.site, 'registry.json');
  async function publishNotes(code: string) {
    workspace.remote('notes', code);
    await publish(store, { names: ['notes'], workspace: workspace.dir, mount: false });
    return parseRegistry(readFileSync(file));
  }
  workspace.host('aaaaaaaa');
  await publish(store, { names: ['host'], workspace: workspace.dir, mount: false });
  const first = await publishNotes('one');
  const old = readFileSync(file);
  const second = await publishNotes('two');
  expect(first.history).toBeTruthy();
  expect(second).toMatchObject({ history: first.history, revision: first.revision + 1 });

  writeFileSync(file, old);
  rmSync(path.join(path.dirname(workspace.site), 'journal', path.basename(workspace.site), 'begun.json'));
  const restarted = await publishNotes('three');
  expect(restarted.revision).toBe(second.revision);
  expect(restarted.history).not.toBe(second.history);
});
