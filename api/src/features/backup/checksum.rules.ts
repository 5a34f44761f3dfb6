import { createHash } from 'node:crypto';

/** Passes chunks through and sums them up. */
export function createChecksum() {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    async *through(chunks: AsyncIterable<Uint8Array | string>) {
      for await (const chunk of chunks) {
        const buffer = Buffer.from(chunk);
        hash.update(buffer);
        bytes += buffer.length;
        yield buffer;
      }
    },
    result: () => ({ bytes, sha256: hash.copy().digest('hex') }),
  };
}
