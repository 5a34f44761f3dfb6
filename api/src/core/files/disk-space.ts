import { statfsSync } from 'node:fs';
import { diskFull } from '../disk-full.ts';

export const MEGABYTE = 1024 * 1024;
/** The part of the reserve that no write may use: PostgreSQL stops when its log has no room. */
const UNTOUCHABLE = 1 / 4;

/**
 * The free room on the disk of a directory, and the reserve kept of it. Requests that write are
 * refused when the reserve begins; background writes of the service may use most of the reserve.
 */
export function createDiskSpace(directory: string, reserveMegabytes: number, read = freeBytes) {
  const reserve = reserveMegabytes * MEGABYTE;
  const isBelow = (bytes: number) => reserve > 0 && read(directory) < bytes;
  return {
    free: () => read(directory),
    isLow: () => isBelow(reserve),
    isExhausted: () => isBelow(reserve * UNTOUCHABLE),
    needed: reserve * UNTOUCHABLE,
    /** Accepts a statement of the database, unless it writes and the disk is full. */
    assertRoom(statement: string) {
      if (WRITES.test(statement) && isBelow(reserve * UNTOUCHABLE)) throw diskFull();
    },
  };
}
export type DiskSpace = ReturnType<typeof createDiskSpace>;

/** Values are passed separately from statements, so these words cannot be from a note. */
const WRITES = /\b(insert into|update|delete from|vacuum)\b/i;

/** When the system reports no free room, nothing is refused. */
function freeBytes(directory: string) {
  try {
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
