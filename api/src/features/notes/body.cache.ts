import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';
const CACHE_BYTES = 32 * 1024 * 1024;
/** Below this, compression costs more than it saves. */
const WORTH_COMPRESSING = 1_024;

const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
};

type Body = { bytes: Buffer; encoding: Encoding };

/**
 * Caches encoded bodies, so that an unchanged list is built and compressed once. A key contains the
 * revision of the list, so no entry becomes outdated.
 */
export function createBodyCache() {
  const cache = new LRUCache<string, Body, () => Promise<string>>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
    fetchMethod: async (key, _stale, { context }) => compress(Buffer.from(await context()), encodingOf(key)),
  });
  return {
    /** Concurrent callers share one read. */
    async get(key: string, encoding: Encoding, read: () => Promise<string>): Promise<Body> {
      const body = await cache.fetch(`${encoding}:${key}`, { context: read });
      if (!body) throw new Error('The list could not be read');
      return body;
    },
  };
}
export type BodyCache = ReturnType<typeof createBodyCache>;

const encodingOf = (key: string) =>
  key.startsWith('br:') ? 'br' : key.startsWith('gzip:') ? 'gzip' : 'identity';

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
