import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readJournal } from '../journal/journal.ts';
import { recordsOf } from '../journal/release-records.ts';
import { readRegistry } from '../registry/registry.ts';
import { openStore } from '../store/store.ts';
import { createWorkspace } from '../testing/workspace.ts';
import { publish } from './publish.ts';
import { setKilled } from './switches.ts';
import { verify } from './verify.ts';

const FULL = Boolean(process.env.FULL);

const PROGRAM = fileURLToPath(new URL('../testing/publish-once.ts', import.meta.url));
const NAMES = ['notes', 'sharing', 'youtube', 'notifications'];

let workspace: ReturnType<typeof createWorkspace>;
beforeEach(() => {
  workspace = createWorkspace();
  workspace.host('aaaaaaaa');
});
afterEach(() => workspace.remove());

function start(dir: string, name: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, dir, workspace.site, name], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, MY_NOTE_WHO: `team of ${name}` },
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text;
  });
  const ended = once(child, 'close').then(([code]) => ({ code, errors }));
  const begun = once(child.stdout, 'data');
  return { child, begun, ended };
}
function workspaceOfHost(hash: string) {
  workspace.host(hash);
  const copy = path.join(workspace.dir, `builds/host-${hash}`);
  cpSync(path.join(workspace.dir, 'host'), path.join(copy, 'host'), { recursive: true });
  return copy;
}

/** The workspace of another team: the same remote, another build. */
function workspaceOf(name: string, code: string) {
  workspace.remote(name, code);
  const copy = path.join(workspace.dir, `builds/${name}-${code}`);
  cpSync(path.join(workspace.dir, `remote-${name}`), path.join(copy, `remote-${name}`), { recursive: true });
  return copy;
}

it('Twenty concurrent publishes, each in a process of its own, lose nothing', async () => {
  const store = await openStore(workspace.site);
  for (const name of NAMES) workspace.remote(name, 'first');
  await publish(store, { names: ['host', ...NAMES], workspace: workspace.dir, mount: false });
  const teams = Array.from({ length: 20 }, (_, n) => NAMES[n % NAMES.length] ?? '');
  const builds = teams.map((name, n) => workspaceOf(name, `build ${n}`));

  const results = await Promise.all(teams.map((name, n) => start(builds[n] ?? '', name).ended));
  expect(results.filter(({ code }) => code !== 0)).toEqual([]);

  const { registry } = await readRegistry(store);
  expect(registry.revision).toBe(21);
  const lines = await readJournal(store, registry.revision, 20);
  expect(lines.map(({ revision }) => revision)).toEqual(Array.from({ length: 20 }, (_, n) => n + 2));
  for (const name of NAMES) {
    const own = lines.filter(({ who }) => who === `team of ${name}`);
    const steps = own.flatMap(({ changes }) => changes);
    expect(steps).toHaveLength(5);
    // Each began where the one before had ended, and the last is live.
    for (const [n, step] of steps.entries()) if (n > 0) expect(step.from).toBe(steps[n - 1]?.to);
    const entry = registry.remotes.find((one) => one.name === name);
    expect(entry?.version).toBe(steps.at(-1)?.to);
    expect(entry?.previous).toBe(steps.at(-1)?.from);
    expect(await recordsOf(store, name)).toHaveLength(6);
  }
  expect((await verify(store)).flatMap(({ problems }) => problems)).toEqual([]);
});

it.each([
  {
    what: 'of a remote',
    kills: FULL ? 15 : 6,
    prepare: (n: number) => [workspaceOf('notes', `kill ${n}`), 'notes'],
  },
  {
    what: 'of a new remote',
    kills: FULL ? 6 : 3,
    prepare: (n: number) => [workspaceOf(`new${n}`, 'first'), `new${n}`],
  },
  {
    what: 'of the host',
    kills: FULL ? 8 : 3,
    prepare: (n: number) => [workspaceOfHost(`bbbbbbb${n}`), 'host'],
  },
])(
  'A publish $what that is killed at any moment leaves a whole site, and the next one works',
  async ({ kills, prepare }) => {
    const store = await openStore(workspace.site);
    workspace.remote('notes', 'first');
    await publish(store, { names: ['host', 'notes'], workspace: workspace.dir, mount: false });
    const whole = async () => (await verify(store)).flatMap(({ problems }) => problems);
    // At first longer than any publish; each one that ends before its kill shortens it.
    let longest = 100;
    let killed = 0;
    for (let n = 0; killed < kills; n += 1) {
      const [dir = '', name = ''] = prepare(n);
      const { child, begun, ended } = start(dir, name);
      await begun;
      await sleep(longest * Math.random());
      child.kill('SIGKILL');
      if ((await ended).code === null) killed += 1;
      else longest *= 0.8;
      // Page and registry are two files: the next publisher repairs what a killed one left between them.
      if (name === 'host') await setKilled(store, { name: 'notes', killed: n % 2 === 0 });
      expect(await whole()).toEqual([]);
    }

    const { registry } = await readRegistry(store);
    workspace.remote('notes', 'last');
    const { registry: after } = await publish(store, {
      names: ['notes'],
      workspace: workspace.dir,
      mount: false,
    });
    expect(after.revision).toBe(registry.revision + 1);
    expect(await whole()).toEqual([]);
    const left = readdirSync(path.join(workspace.dir, 'dist'), { recursive: true, encoding: 'utf8' });
    expect(left.filter((file) => file.includes('.tmp') || file.endsWith('/lock'))).toEqual([]);
  },
);
