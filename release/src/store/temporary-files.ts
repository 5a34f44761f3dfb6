import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { isRunning } from './lock-owner.ts';

// Names of half-written things tell whose they are, so that what a killed process left can be told from
// what a living one is about to finish.
const machine = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
const HALF = /\.([0-9a-f]{8})-(\d+)-\d+\.tmp$/;
const HOUR_MS = 3_600_000;
let count = 0;

/** A name beside the final one, for what is not whole yet. */
export function halfOf(target: string) {
  count += 1;
  return `${target}.${machine}-${process.pid}-${count}.tmp`;
}

/** @param name of a file or folder, with or without its path */
export const isHalf = (name: string) => name.endsWith('.tmp');

/** Whether nobody is going to finish it. */
export async function isAbandoned(file: string) {
  const [, where, pid] = HALF.exec(file) ?? [];
  if (where === machine) return Number(pid) !== process.pid && !isRunning(Number(pid));
  // Of another machine, or of another tool: nothing takes that long.
  const facts = await stat(file).catch(() => undefined);
  return facts !== undefined && Date.now() - facts.mtimeMs > HOUR_MS;
}
