import { Writable } from 'node:stream';

/** Bytes that wait in this thread; at most as many are on their way to the reader. */
const MOST_WAITING = 256 * 1024;

/** Sends bytes to the other thread, the next ones only when it has passed on the last ones. */
export function createThreadOutput(send: (bytes: Uint8Array<ArrayBuffer>) => void) {
  let next: (() => void) | undefined;
  const output = new Writable({
    highWaterMark: MOST_WAITING,
    writev(chunks, done) {
      next = done;
      send(joined(chunks.map(({ chunk }) => chunk)));
    },
  });
  return {
    output,
    taken() {
      const done = next;
      next = undefined;
      done?.();
    },
  };
}

/** In memory of its own, which can be handed over: a Buffer may be a part of the memory that many share. */
function joined(chunks: Uint8Array[]) {
  const bytes = new Uint8Array(chunks.reduce((total, { length }) => total + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
