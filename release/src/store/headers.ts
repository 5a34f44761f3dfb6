import path from 'node:path';

const YEAR = 'public, max-age=31536000, immutable';
const IMMUTABLE = /^(remotes\/[^/]+\/[^/]+\/|assets\/.*\.[0-9a-f]{8,}\.)/;

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The headers that an object store sends with a file (docs/specification/composition.md#caching-headers). */
export function headersOf(key: string) {
  const compressed = key.endsWith('.br');
  const file = compressed ? key.slice(0, -'.br'.length) : key;
  return {
    ContentType: TYPES[path.posix.extname(file)] ?? 'application/octet-stream',
    CacheControl: IMMUTABLE.test(file) ? YEAR : 'no-cache',
    ...(compressed ? { ContentEncoding: 'br' } : {}),
  };
}
