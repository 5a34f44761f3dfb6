import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

type Entry = { name: string; data: string | Readable; updatedAt: Date; compress: boolean };

/** A zip that goes out while it is written: one entry at a time, as fast as it is read. */
export function createZipWriter(signal: AbortSignal) {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  const fail = (error: Error) => output.destroy(error);
  zip.on('error', fail);
  // Whoever sends it listens later than the first thing may go wrong.
  output.on('error', () => undefined);
  signal.addEventListener('abort', () => output.destroy(), { once: true });

  return {
    output,
    async add({ name, data, updatedAt, compress }: Entry) {
      const stream = typeof data === 'string' ? Readable.from([Buffer.from(data)]) : data;
      if (output.destroyed) stream.destroy();
      const stop = () => stream.destroy();
      output.once('close', stop);
      stream.once('error', fail);
      zip.addReadStream(stream, name, { mtime: updatedAt, compress });
      try {
        await finished(stream);
      } finally {
        output.off('close', stop);
      }
    },
    /** Waits until the last byte is taken. */
    async end() {
      zip.end();
      if (!output.readableEnded) await once(output, 'end', { signal });
    },
  };
}
export type ZipWriter = ReturnType<typeof createZipWriter>;
