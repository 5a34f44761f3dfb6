import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';
const CACHE_BYTES = 16 * 1024 * 1024;
/** Below this, compression costs more than it saves. */
const WORTH_COMPRESSING = 1_024;

const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
};

type Body = { bytes: Buffer; encoding: Encoding };
type Kept = Body & { revision: number };

/**
 * Caches encoded bodies, so that an unchanged list is built and compressed once. A body is used for its own revision
 * only, so it is never outdated; the next revision replaces it, because nobody asks for a former one again.
 */
export function createBodyCache() {
  const kept = new LRUCache<string, Kept>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
  });
  const running = new Map<string, Promise<Kept>>();

  async function make(place: string, revision: number, encoding: Encoding, read: () => Promise<string>) {
    const made = { revision, ...(await compress(Buffer.from(await read()), encoding)) };
    kept.set(place, made);
    return made;
  }

  return {
    /** Concurrent callers share one read. */
    get(key: string, revision: number, encoding: Encoding, read: () => Promise<string>): Promise<Body> {
      const place = `${encoding}:${key}`;
      const known = kept.get(place);
      if (known?.revision === revision) return Promise.resolve(known);
      const turn = `${place}:${revision}`;
      const shared =
        running.get(turn) ?? make(place, revision, encoding, read).finally(() => running.delete(turn));
      running.set(turn, shared);
      return shared;
    },
  };
}
export type BodyCache = ReturnType<typeof createBodyCache>;

async function compress(bytes: Buffer, encoding: Encoding): Promise<Body> {
  if (encoding === 'identity' || bytes.length < WORTH_COMPRESSING) return { bytes, encoding: 'identity' };
  return { bytes: await compressors[encoding](bytes), encoding };
}

/** The best encoding that a request accepts. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const accepted = (name: string) => new RegExp(`(^|[ ,])${name}(?!;q=0(\\.0*)?\\b)`).test(header ?? '');
  if (accepted('br')) return 'br';
  return accepted('gzip') ? 'gzip' : 'identity';
}
