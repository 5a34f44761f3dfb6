import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseUnavailable } from '../../../database.ts';

/** A fast end with a checkpoint, an end without one, and a kill; each with the time it gets. */
const STEPS = [
  { signal: 'SIGINT', ms: 10_000 },
  { signal: 'SIGQUIT', ms: 5_000 },
  { signal: 'SIGKILL', ms: 5_000 },
] as const;
const LOOK_MS = 20;

/**
 * Ends the server that a killed service has left running on a folder. The data directory is locked, so no
 * service uses that server any more.
 */
export async function endLeftover(folder: string) {
  const file = path.join(folder, 'postmaster.pid');
  const pid = readPid(file);
  if (pid === undefined) return;
  // After a restart of the machine or container the number may belong to any other process.
  if (!isServerOf(pid, folder)) return rmSync(file, { force: true });
  console.log(`A former run has left its database server (process ${pid}) running; ending it`);
  for (const { signal, ms } of STEPS) {
    send(pid, signal);
    for (const end = Date.now() + ms; Date.now() < end; await wait(LOOK_MS)) {
      if (!isServerOf(pid, folder)) return;
    }
  }
  throw new DatabaseUnavailable(
    `Process ${pid} still uses the database in ${folder} and cannot be ended. End it, then start My Note again`,
  );
}

function readPid(file: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return pid > 1 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** PostgreSQL's working directory is its database, even after that has another name. */
function isServerOf(pid: number, folder: string) {
  const cwd = `/proc/${pid}/cwd`;
  try {
    return readlinkSync(cwd) === realpathSync(folder);
  } catch (error) {
    // A container may keep even root from seeing the folder of another account's process.
    const isHidden = Reflect.get(Object(error), 'code') === 'EACCES';
    return (isHidden || process.platform !== 'linux') && commandOf(pid).includes(folder);
  }
}

function commandOf(pid: number) {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

function send(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}
