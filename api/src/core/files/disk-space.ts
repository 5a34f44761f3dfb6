import { statfsSync } from 'node:fs';
import { diskFull } from '../disk-full.ts';

export const MEGABYTE = 1024 * 1024;
/** The part of the reserve that nothing may use: PostgreSQL cannot go on when its log finds no room. */
const UNTOUCHABLE = 1 / 4;

/**
 * The room on the disk of a directory, and the reserve that is kept of it. Requests that write are
 * refused when the reserve begins; what the service writes by itself has most of the reserve.
 */
export function createDiskSpace(directory: string, reserveMegabytes: number, read = freeBytes) {
  const reserve = reserveMegabytes * MEGABYTE;
  const isBelow = (bytes: number) => reserve > 0 && read(directory) < bytes;
  return {
    free: () => read(directory),
    isLow: () => isBelow(reserve),
    isExhausted: () => isBelow(reserve * UNTOUCHABLE),
    needed: reserve * UNTOUCHABLE,
    /** Lets a statement of the database pass, unless it writes and there is no room. */
    assertRoom(statement: string) {
      if (WRITES.test(statement) && isBelow(reserve * UNTOUCHABLE)) throw diskFull();
    },
  };
}
export type DiskSpace = ReturnType<typeof createDiskSpace>;

/** Statements have their values apart, so that these words are none of a note's. */
const WRITES = /\b(insert into|update|delete from|vacuum)\b/i;

/** When the system does not say, nothing is refused. */
function freeBytes(directory: string) {
  try {
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
