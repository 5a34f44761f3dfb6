import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const MEGABYTE = 1024 * 1024;

/** A separate disk in memory, where the system lets this account mount one; otherwise undefined. */
export function mountSmallDisk(megabytes: number) {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'my-note-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', directory], { stdio: 'pipe' });
  } catch {
    rmSync(directory, { recursive: true });
    return undefined;
  }
  const filler = path.join(directory, 'filler');
  const free = () => {
    const { bavail, bsize } = statfsSync(directory);
    return (bavail * bsize) / MEGABYTE;
  };
  return {
    dataDir: path.join(directory, 'data'),
    free,
    /** Fills the disk until this many megabytes are left. */
    leave(left: number) {
      rmSync(filler, { force: true });
      writeFileSync(filler, Buffer.alloc(Math.max(0, Math.floor((free() - left) * MEGABYTE))));
    },
    makeRoom: () => rmSync(filler, { force: true }),
    unmount() {
      execFileSync('umount', ['-l', directory]);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
