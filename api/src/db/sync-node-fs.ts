import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import * as z from 'zod';

type InitOptions = Parameters<NodeFS['init']>[1];

const nodeFilesSchema = z.object({
  filesystems: z.object({ NODEFS: z.object({ stream_ops: z.record(z.string(), z.unknown()) }) }),
});

/**
 * PGlite's file system forgets fsync, so that an acknowledged write could be lost with the power.
 * This one hands it on to the operating system.
 */
export class SyncNodeFs extends NodeFS {
  override async init(pg: Parameters<NodeFS['init']>[0], options: InitOptions) {
    const result = await super.init(pg, options);
    result.emscriptenOpts.preRun?.push((module: { FS: unknown }) => {
      const { NODEFS } = nodeFilesSchema.parse(module.FS).filesystems;
      NODEFS.stream_ops.fsync = (stream: { nfd: number }) => {
        fs.fsyncSync(stream.nfd);
        return 0;
      };
    });
    return result;
  }
}
