import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { useTemporaryDirectories } from '../../testing/temporary-directories.ts';
import { useApp } from '../../testing/test-app.ts';

const root = useTemporaryDirectories()();
const SCRIPT = '/assets/main.0123456789.js';
const files = {
  'index.html': '<!doctype html><head><title>My Note</title></head>',
  'early.js': '1',
  'assets/main.0123456789.js': 'globalThis.page = 1;'.repeat(100),
  'assets/vendor.0123456789.css': 'a{}',
  'assets/sans.0123456789.woff2': 'font',
  'assets/picture.0123456789.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'remotes/notes/1.0.0/mf-manifest.json': '{}',
};
for (const [file, text] of Object.entries(files)) {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}
writeFileSync(path.join(root, `${SCRIPT}.br`), brotliCompressSync(files['assets/main.0123456789.js']));
const { app } = useApp({ siteDir: root });
const get = (url: string) => app().inject({ url, headers: { 'accept-encoding': 'br' } });

/** What a browser needs of a file that never changes. */
const NEEDED = [
  'access-control-allow-origin',
  'accept-ranges',
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'cross-origin-resource-policy',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'vary',
  'x-content-type-options',
  'x-request-id',
];

describe('The headers of a file', () => {
  it('are those that a hashed script needs, and a policy for when it is run as a worker', async () => {
    const { headers, statusCode } = await get(SCRIPT);
    expect(statusCode).toBe(200);
    const { 'content-security-policy': policy, ...others } = headers;
    expect(policy).toBe("default-src 'self'");
    expect(Object.keys(others).filter((name) => !NEEDED.includes(name))).toEqual([]);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers.vary).toContain('accept-encoding');
  });

  it.each([
    '/assets/vendor.0123456789.css',
    '/assets/sans.0123456789.woff2',
    '/remotes/notes/1.0.0/mf-manifest.json',
  ])('are those that %s needs', async (url) => {
    const { headers } = await get(url);
    expect(Object.keys(headers).filter((name) => !NEEDED.includes(name))).toEqual([]);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['access-control-allow-origin'], 'for a frame with an origin of its own').toBe('*');
  });

  it.each(['/', '/garden/plan', '/index.html', '/early.js', '/assets/picture.0123456789.svg'])(
    'have the whole policy for %s, which may be a page or may change',
    async (url) => {
      const { headers } = await get(url);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['permissions-policy']).toBeDefined();
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  it('have the whole policy for a file that is missing', async () => {
    const { headers, statusCode } = await get('/assets/gone.0123456789.js');
    expect(statusCode).toBe(404);
    expect(headers['content-security-policy']).toContain("default-src 'self';");
    expect(headers['x-frame-options']).toBe('DENY');
  });
});
