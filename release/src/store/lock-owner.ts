import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '@my-note/tooling/refusal';
import * as z from 'zod/mini';

const WAIT_MS = 60_000;
// A flip takes less than a second. A process on another machine cannot be checked and its clock not trusted, so what
// counts is how long its lock was seen.
const LEASE_MS = 45_000;
// A reused process number must not keep a lock forever.
const OLD_MS = 10 * 60_000;
// The clocks of two machines may differ.
const ELSEWHERE_MS = 60 * 60_000;

export const ownerSchema = z.object({
  token: z.string(),
  host: z.string(),
  pid: z.number(),
  /** ISO time when it took the lock. */
  time: z.optional(z.string()),
});
export type LockOwner = z.infer<typeof ownerSchema>;

const ours = new Set<string>();

/** This process as the owner of one lock. */
export function newOwner(): LockOwner {
  const token = randomBytes(5).toString('hex');
  ours.add(token);
  return { token, host: hostname(), pid: process.pid, time: new Date().toISOString() };
}

export function forget({ token }: LockOwner) {
  ours.delete(token);
}

/** @param seen for how many milliseconds this process has seen the same lock */
function isGone({ token, host, pid, time }: LockOwner, seen: number) {
  if (ours.has(token)) return false;
  const age = Date.now() - Date.parse(time ?? '');
  if (host !== hostname() || Number.isNaN(age)) return seen > LEASE_MS;
  // After a restart in a container the number may be our own.
  return age > OLD_MS || pid === process.pid || !isRunning(pid);
}

/** Whether an owner has ended; a process on another machine is judged by its time alone. */
export function hasEnded(owner: LockOwner) {
  const isElsewhere = owner.host !== hostname();
  const age = Date.now() - Date.parse(owner.time ?? '');
  return isElsewhere ? age > ELSEWHERE_MS : isGone(owner, 0);
}

/** The error's code, such as `ENOENT`. */
export const codeOf = (error: unknown): string => Object(error).code ?? '';

/** @param pid of this machine */
export function isRunning(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/**
 * Tries until it has the lock, or a minute has passed.
 * @param name of the lock, for the message
 * @param attempt returns the lock's owner, or undefined when this process has it now
 */
export async function waitFor(
  name: string,
  attempt: (isGone: (owner: LockOwner) => boolean) => Promise<LockOwner | undefined>,
) {
  const until = Date.now() + WAIT_MS;
  let last = { token: '', since: 0 };
  const isOver = (owner: LockOwner) => {
    if (owner.token !== last.token) last = { token: owner.token, since: performance.now() };
    return isGone(owner, performance.now() - last.since);
  };
  for (;;) {
    const other = await attempt(isOver);
    if (!other) return;
    if (Date.now() > until) {
      throw new Refusal(
        `Another publish holds ${name} for more than ${WAIT_MS / 1000} s: process ${other.pid} on ${other.host}, since ${other.time}. If it is gone, remove that file.`,
      );
    }
    await sleep(5 + Math.random() * 30);
  }
}
