import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type StreamOperations = { fsync?: (stream: { nfd: number }) => number };

/**
 * PGlite's file system forgets fsync, so that an acknowledged write could be lost with the power.
 * This one hands it on to the operating system.
 */
export class SyncNodeFs extends NodeFS {
  override async init(pg: Parameters<NodeFS['init']>[0], options: Parameters<NodeFS['init']>[1]) {
    const result = await super.init(pg, options);
    result.emscriptenOpts.preRun?.push((module: { FS: { filesystems: { NODEFS: object } } }) => {
      streamOperations(module.FS.filesystems.NODEFS).fsync = ({ nfd }) => {
        fs.fsyncSync(nfd);
        return 0;
      };
    });
    return result;
  }
}

function streamOperations(files: object): StreamOperations {
  const operations = 'stream_ops' in files ? files.stream_ops : undefined;
  if (typeof operations !== 'object' || operations === null) {
    throw new Error('This version of PGlite has no place for fsync. Install the pinned version');
  }
  return operations;
}
