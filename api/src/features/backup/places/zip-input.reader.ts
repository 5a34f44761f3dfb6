import { Readable } from 'node:stream';
import { RandomAccessReader } from 'yauzl';
import type { Bytes } from './bytes.port.ts';

const CHUNK_BYTES = 256 * 1024;

/** Lets the library of zips read from any bytes. */
export class ZipInput extends RandomAccessReader {
  readonly #bytes: Bytes;

  constructor(bytes: Bytes) {
    super();
    this.#bytes = bytes;
  }

  override _readStreamForRange(start: number, end: number) {
    return Readable.from(chunksOf(this.#bytes, start, end));
  }

  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    done: (error: Error | null) => void,
  ) {
    this.#bytes.read(position, length).then((read) => {
      read.copy(target, offset);
      done(null);
    }, done);
  }

  override close(done: (error: Error | null) => void) {
    this.#bytes.close().then(() => done(null), done);
  }
}

async function* chunksOf(bytes: Bytes, start: number, end: number) {
  for (let at = start; at < end; at += CHUNK_BYTES)
    yield await bytes.read(at, Math.min(CHUNK_BYTES, end - at));
}
