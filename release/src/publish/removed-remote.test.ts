import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { list } from '../command/list.ts';
import { openStore } from '../store/store.ts';
import { createWorkspace } from '../testing/workspace.ts';
import { publish } from './publish.ts';
import { remove, setKilled } from './switches.ts';

const workspace = createWorkspace();
afterEach(() => {
  vi.unstubAllEnvs();
  workspace.remove();
});

it('The files of a removed remote go when no open tab can run it any more, also the newest', async () => {
  const store = await openStore(workspace.site);
  workspace.host('aaaaaaaa');
  for (const name of ['notes', 'sharing']) workspace.remote(name, 'one');
  const names = ['host', 'notes', 'sharing'];
  await publish(store, { names, workspace: workspace.dir, mount: false });
  await remove(store, 'sharing');
  expect(await store.site.folders('remotes/sharing')).toHaveLength(1);
  vi.stubEnv('MY_NOTE_KEEP_DAYS', '0.00000001');
  await setTimeout(20);
  await setKilled(store, { name: 'notes', killed: true });
  expect(await store.site.folders('remotes/sharing')).toEqual([]);
  expect((await list(store)).join('\n')).not.toContain('REMOVED');
  expect(await store.site.folders('remotes/notes')).toHaveLength(1);
});
