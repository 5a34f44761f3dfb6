import fs from 'node:fs';
import { PrivateNodeFs } from './private-node-fs.ts';

type StreamOperations = { fsync?: (stream: { nfd: number }) => number };

/**
 * PGlite's file system forgets fsync, so that an acknowledged write could be lost with the power.
 * This one hands it on to the operating system.
 */
export class SyncNodeFs extends PrivateNodeFs {
  protected override adjust(files: Parameters<PrivateNodeFs['adjust']>[0]) {
    super.adjust(files);
    streamOperations(files).fsync = ({ nfd }) => {
      fs.fsyncSync(nfd);
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
