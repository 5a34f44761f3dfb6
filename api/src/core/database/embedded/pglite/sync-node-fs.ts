import fs from 'node:fs';
import path from 'node:path';
import { PrivateNodeFs } from './private-node-fs.ts';

type StreamOperations = { fsync?: (stream: { nfd: number }) => number };

/** More than the rounding of a file's time. */
const MARGIN_MS = 2_000;

/**
 * PGlite's file system ignores fsync, so that an acknowledged write could be lost in a power failure.
 * This one passes it on to the operating system.
 *
 * After a kill PostgreSQL syncs each of its thousand files before it starts, which takes many seconds on
 * a busy disk. It writes its control file after everything before has been synced, so a file that has
 * not changed since then needs no sync.
 */
export class SyncNodeFs extends PrivateNodeFs {
  protected override adjust(files: Parameters<PrivateNodeFs['adjust']>[0]) {
    super.adjust(files);
    const control = fs.statSync(path.join(this.rootDir, 'global', 'pg_control'), { throwIfNoEntry: false });
    const syncedBefore = (control?.mtimeMs ?? 0) - MARGIN_MS;
    streamOperations(files).fsync = ({ nfd }) => {
      if (fs.fstatSync(nfd).ctimeMs >= syncedBefore) fs.fsyncSync(nfd);
      return 0;
    };
  }
}

function streamOperations(files: object): StreamOperations {
  const operations = 'stream_ops' in files ? files.stream_ops : undefined;
  if (typeof operations !== 'object' || operations === null) {
    throw new Error('This version of PGlite has no place for fsync. Install the pinned version');
  }
  return operations;
}
