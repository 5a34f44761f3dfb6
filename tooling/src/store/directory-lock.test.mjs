import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDirectoryLock } from './directory-lock.mjs';

let dir = '';
let file = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'my-note-lock-'));
  file = path.join(dir, 'journal/lock');
  mkdirSync(path.dirname(file));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const heldBy = (owner) =>
  writeFileSync(
    file,
    JSON.stringify({ token: 'abc', host: hostname(), pid: 1, time: new Date().toISOString(), ...owner }),
  );
async function deadProcess() {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid;
}
const minutesAgo = (minutes) => new Date(Date.now() - minutes * 60_000).toISOString();
const taken = () =>
  Promise.race([
    createDirectoryLock(file)(async () => 'taken'),
    new Promise((resolve) => setTimeout(() => resolve('waits'), 300)),
  ]);

it('waits for a process that lives', async () => {
  heldBy({ pid: process.ppid });
  expect(await taken()).toBe('waits');
  rmSync(file);
});

it('waits for a process of another machine, for a while', async () => {
  heldBy({ host: 'elsewhere' });
  expect(await taken()).toBe('waits');
  heldBy({ host: 'elsewhere', time: minutesAgo(2) });
  expect(await taken()).toBe('taken');
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
  expect(await taken()).toBe('taken');
  expect(readdirSync(path.dirname(file))).toEqual([]);
});

it('is taken from the dead by one at a time, also when one died while taking it', async () => {
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
    // Longer than the others need to find that the lock they saw is another one now.
    await new Promise((resolve) => setTimeout(resolve, 40));
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 12 }, () => exclusively(work)));
  expect(existsSync(file)).toBe(false);
});
