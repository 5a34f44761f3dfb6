import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { DatabaseUnavailable } from '../../database.ts';

const BEAT_MS = 10_000;
/** Longer than a process may be blocked before its watchdog ends it. */
const STALE_MS = 75_000;
const LOOK_MS = 1_000;
const holderSchema = z.object({ host: z.string(), pid: z.number(), claim: z.string() });
type Holder = z.infer<typeof holderSchema>;

/**
 * Claims a directory in a file whose time is renewed while the process runs. It complements the socket,
 * which somebody may remove and which another machine on the same volume cannot reach.
 */
export async function claimDirectory(directory: string, staleMs = STALE_MS): Promise<() => void> {
  const file = path.join(directory, '.lock.json');
  const other = readHolder(file);
  if (other && (await isAlive(other, file, staleMs))) throw inUse(directory, other);
  const mine: Holder = { host: os.hostname(), pid: process.pid, claim: crypto.randomUUID() };
  writeFileSync(file, JSON.stringify(mine), { mode: 0o600 });
  const isMine = () => readHolder(file)?.claim === mine.claim;
  const beat = setInterval(() => renew(file, isMine), BEAT_MS).unref();
  return () => {
    clearInterval(beat);
    if (isMine()) rmSync(file, { force: true });
  };
}

function readHolder(file: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** On a shared volume a file's time is that of another machine's clock, so only a change of it counts. */
async function isAlive({ host, pid }: Holder, file: string, staleMs: number) {
  const seen = timeOf(file);
  if (Math.abs(Date.now() - seen) > 4 * staleMs) return false;
  if (host === os.hostname()) return pid !== process.pid && Date.now() - seen < staleMs && runs(pid);
  console.log(`Waiting up to ${staleMs / 1000} s to see whether ${host} still uses the data directory`);
  for (const end = Date.now() + staleMs; Date.now() < end; await wait(LOOK_MS)) {
    const now = timeOf(file);
    if (now !== seen) return now !== 0;
  }
  return false;
}

const timeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function runs(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function renew(file: string, isMine: () => boolean) {
  try {
    if (isMine()) utimesSync(file, new Date(), new Date());
  } catch {
    // The volume may be unavailable for a moment; the next renewal follows soon.
  }
}

const inUse = (directory: string, { host, pid }: Holder) =>
  new DatabaseUnavailable(
    `The data directory ${directory} is in use by another My Note (process ${pid} on ${host}). Stop it first, or set DATA_DIR to another directory`,
  );
