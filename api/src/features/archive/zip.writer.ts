import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

type Entry = { name: string; data: string | Readable; updatedAt: Date; compress: boolean };
/** A zip knows no earlier date, and an earlier one than 1970 makes yazl throw. */
const FIRST_DATE = Date.UTC(1980, 0, 1);

/**
 * A zip that is sent while it is written: one entry at a time, as fast as it is read. An error rejects
 * the awaited call and ends the output.
 */
export function createZipWriter(signal: AbortSignal) {
  const zip = new ZipFile();
  const output = new PassThrough();
  const fail = (error: Error) => output.destroy(error);
  const closed = new AbortController();
  zip.on('error', fail);
  zip.outputStream.on('error', fail);
  zip.outputStream.pipe(output);
  // An error may occur before the consumer listens.
  output.on('error', () => undefined);
  output.once('close', () => closed.abort());
  signal.addEventListener('abort', () => fail(signal.reason), { once: true });
  if (signal.aborted) fail(signal.reason);

  const failed = (error: unknown) => {
    const cause = output.errored ?? error;
    output.destroy(cause instanceof Error ? cause : undefined);
    return cause;
  };

  return {
    output,
    async add({ name, data, updatedAt, compress }: Entry) {
      const stream = typeof data === 'string' ? Readable.from([Buffer.from(data)]) : data;
      const stop = () => stream.destroy();
      const mtime = new Date(Math.max(updatedAt.getTime(), FIRST_DATE));
      stream.once('error', fail);
      output.once('close', stop);
      try {
        closed.signal.throwIfAborted();
        zip.addReadStream(stream, name, { mtime, compress });
        // Wait until the entry's last byte is in the zip, so that no later write can fail unobserved.
        await once(zip.outputStream, 'unpipe', { signal: closed.signal });
      } catch (error) {
        stop();
        throw failed(error);
      } finally {
        output.off('close', stop);
      }
    },
    /** Waits until the last byte is read. */
    async end() {
      try {
        zip.end();
        await finished(output, { writable: false });
      } catch (error) {
        throw failed(error);
      }
    },
  };
}
export type ZipWriter = ReturnType<typeof createZipWriter>;
