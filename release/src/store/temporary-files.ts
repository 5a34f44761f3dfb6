import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { isRunning } from './lock-owner.ts';

// Names of temporary files contain their process, so that those of killed processes can be removed.
const machine = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
const TEMPORARY = /\.([0-9a-f]{8})-(\d+)-\d+\.tmp$/;
const HOUR_MS = 3_600_000;
let count = 0;

/** A temporary name beside the final one. */
export function temporaryName(target: string) {
  count += 1;
  return `${target}.${machine}-${process.pid}-${count}.tmp`;
}

/** @param name of a file or folder, with or without its path */
export const isTemporary = (name: string) => name.endsWith('.tmp');

/** Whether its process has ended. */
export async function isAbandoned(file: string) {
  const [, where, pid] = TEMPORARY.exec(file) ?? [];
  if (where === machine) return Number(pid) !== process.pid && !isRunning(Number(pid));
  // Of another machine: nothing takes that long.
  const facts = await stat(file).catch(() => undefined);
  return facts !== undefined && Date.now() - facts.mtimeMs > HOUR_MS;
}
