import { spawn } from 'node:child_process';
import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { useTemporaryDirectories } from '../../../testing/temporary-directories.ts';
import { claimDirectory } from './directory-claim.ts';

const newDirectory = useTemporaryDirectories();
const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
afterAll(() => {
  other.kill('SIGKILL');
});
const fileOf = (directory: string) => path.join(directory, '.lock.json');

function claimedBy(host: string, pid: number | undefined) {
  const directory = newDirectory();
  writeFileSync(fileOf(directory), JSON.stringify({ host, pid, claim: 'theirs' }));
  return directory;
}

it('keeps a claim in a file until it is released', async () => {
  const directory = newDirectory();
  const release = await claimDirectory(directory);
  expect(JSON.parse(readFileSync(fileOf(directory), 'utf8'))).toMatchObject({ pid: process.pid });
  release();
  expect(existsSync(fileOf(directory))).toBe(false);
});

it('is refused while a process of this machine runs, but not after it was killed', async () => {
  const directory = claimedBy(os.hostname(), other.pid);
  await expect(claimDirectory(directory)).rejects.toThrow(
    `is in use by another My Note (process ${other.pid}`,
  );
  const long = new Date(Date.now() - 60 * 60_000);
  utimesSync(fileOf(directory), long, long);
  (await claimDirectory(directory))();
  const dead = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => dead.once('exit', resolve));
  (await claimDirectory(claimedBy(os.hostname(), dead.pid)))();
});

it('detects whether another machine renews its claim', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const living = claimedBy('elsewhere', 1);
  const beat = setInterval(() => utimesSync(fileOf(living), new Date(), new Date()), 100);
  await expect(claimDirectory(living, 10_000)).rejects.toThrow('process 1 on elsewhere');
  clearInterval(beat);
  (await claimDirectory(claimedBy('elsewhere', 1), 1_500))();
  expect(said).toHaveBeenCalledWith(expect.stringContaining('whether elsewhere still uses'));
  said.mockRestore();
});
