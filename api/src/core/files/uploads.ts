import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { diskFull } from '../disk-full.ts';
import type { Clock, Ids } from '../services.ts';
import { createDiskSpace } from './disk-space.ts';

const DAY = 24 * 60 * 60_000;

/** A folder for files being received; who receives a file removes it. */
export function createUploads(
  directory: string,
  ids: Pick<Ids, 'row'>,
  space = createDiskSpace(directory, 0),
) {
  async function* whileThereIsRoom(stream: Readable) {
    for await (const chunk of stream) {
      if (space.isLow()) throw diskFull();
      yield chunk;
    }
  }

  return {
    /** Writes a stream to a new file, which is removed when the stream breaks off. */
    async receive(stream: Readable): Promise<string> {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const file = path.join(directory, ids.row());
      const target = createWriteStream(file, { flags: 'wx', mode: 0o600 });
      const closed = new Promise<void>((resolve) => target.once('close', () => resolve()));
      try {
        await pipeline(stream, whileThereIsRoom, target);
      } catch (error) {
        // A stream that breaks off immediately would have its file created after its removal.
        await closed;
        await rm(file, { force: true });
        throw error;
      }
      return file;
    },
    discard: (file: string) => rm(file, { force: true }),
    /** Removes what a killed process left behind; no upload takes a day. */
    async sweep(clock: Clock) {
      const names = await readdir(directory).catch(() => []);
      for (const file of names.map((name) => path.join(directory, name))) {
        const found = await stat(file).catch(() => undefined);
        if (found && clock().getTime() - found.mtimeMs > DAY) await rm(file, { force: true });
      }
    },
  };
}
export type Uploads = ReturnType<typeof createUploads>;
