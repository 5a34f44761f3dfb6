import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';
const CACHE_BYTES = 16 * 1024 * 1024;
/** Below this, compression costs more than it saves. */
const WORTH_COMPRESSING = 1_024;

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
const compressors = {
  br: (size: number) =>
    createBrotliCompress({ params: { [BROTLI_PARAM_QUALITY]: 4, [BROTLI_PARAM_SIZE_HINT]: size } }),
  gzip: () => createGzip({ level: 6 }),
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

  async function make(place: string, revision: number, encoding: Encoding, read: () => Promise<string[]>) {
    const made = { revision, ...(await compress(await read(), encoding)) };
    kept.set(place, made);
    return made;
  }

  return {
    /** Concurrent callers share one read, which may give the body in pieces. */
    get(key: string, revision: number, encoding: Encoding, read: () => Promise<string[]>): Promise<Body> {
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

/** Piece by piece: a whole list beside its compressed form would take many times as much memory. */
async function compress(pieces: string[], encoding: Encoding): Promise<Body> {
  const size = pieces.reduce((sum, piece) => sum + piece.length, 0);
  if (encoding === 'identity' || size < WORTH_COMPRESSING)
    return { bytes: Buffer.concat(pieces.map((piece) => Buffer.from(piece))), encoding: 'identity' };
  return { bytes: await pipeline(pieces, compressors[encoding](size), buffer), encoding };
}

const ACCEPTS = {
  br: /(^|[ ,])br(?!;q=0(\.0*)?\b)/,
  gzip: /(^|[ ,])gzip(?!;q=0(\.0*)?\b)/,
};

/** The best encoding that a request accepts. */
export function acceptedEncoding(header = ''): Encoding {
  if (ACCEPTS.br.test(header)) return 'br';
  return ACCEPTS.gzip.test(header) ? 'gzip' : 'identity';
}
