import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDirectoryLock } from './directory-lock.ts';
import type { LockOwner } from './lock-owner.ts';

let dir = '';
let file = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'my-note-lock-'));
  file = path.join(dir, 'journal/lock');
  mkdirSync(path.dirname(file));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(dir, { recursive: true, force: true });
});

const heldBy = (owner: Partial<LockOwner>) =>
  writeFileSync(
    file,
    JSON.stringify({ token: 'abc', host: hostname(), pid: 1, time: new Date().toISOString(), ...owner }),
  );
async function deadProcess() {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid;
}
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const taken = () =>
  Promise.race([
    createDirectoryLock(file)(async () => 'taken'),
    new Promise((resolve) => setTimeout(() => resolve('waits'), 300)),
  ]);

it('waits for a running process', async () => {
  heldBy({ pid: process.ppid });
  expect(await taken()).toBe('waits');
  rmSync(file);
});

it.each([
  ['another machine', { host: 'elsewhere' }],
  ['another machine, whose clock is late', { host: 'elsewhere', time: minutesAgo(200) }],
  ['another machine, whose clock is early', { host: 'elsewhere', time: minutesAgo(-200) }],
  ['nobody knows when', { pid: process.ppid, time: undefined }],
])('waits for a process of %s, for as long as a lease that it has seen itself', async (_who, owner) => {
  const real = performance.now.bind(performance);
  let passed = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => real() + passed);
  heldBy(owner);
  const waiting = createDirectoryLock(file)(async () => 'taken');
  const first = Promise.race([waiting, sleep(300, 'waits')]);
  expect(await first).toBe('waits');
  // Another lock: the time starts again.
  passed = 40_000;
  heldBy({ ...owner, token: 'def' });
  await sleep(100);
  passed = 50_000;
  expect(await Promise.race([waiting, sleep(300, 'waits')])).toBe('waits');
  passed = 90_000;
  expect(await waiting).toBe('taken');
});

it.each([
  ['was killed', async () => heldBy({ pid: await deadProcess() })],
  ['had our number before a restart', async () => heldBy({ pid: process.pid })],
  [
    'has a number that lives again, since long',
    async () => heldBy({ pid: process.ppid, time: minutesAgo(11) }),
  ],
])('takes the lock of a process that %s', async (_why, hold) => {
  await hold();
  // Much sooner than the lease, by the time limit of the test.
  expect(await createDirectoryLock(file)(async () => 'taken')).toBe('taken');
  expect(readdirSync(path.dirname(file))).toEqual([]);
});

it('is taken from a dead process by one at a time, also when one dies meanwhile', async () => {
  heldBy({ pid: await deadProcess() });
  writeFileSync(
    `${file}.abc`,
    JSON.stringify({
      token: 'def',
      host: hostname(),
      pid: await deadProcess(),
      time: new Date().toISOString(),
    }),
  );
  const exclusively = createDirectoryLock(file);
  let inside = 0;
  const work = async () => {
    inside += 1;
    expect(inside).toBe(1);
    // Longer than the others need to see that the lock has changed.
    await new Promise((resolve) => setTimeout(resolve, 40));
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 12 }, () => exclusively(work)));
  expect(existsSync(file)).toBe(false);
});
