import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { paths, runtimeConfigSchema, type ShareBody, shareSchema } from '@my-note/contract';
import Fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { useTemporaryDirectories } from '../../testing/temporary-directories.ts';
import { useApp } from '../../testing/test-app.ts';
import { site } from './site.ts';

const root = useTemporaryDirectories()();
const files = {
  'index.html': '<!doctype html><head><title>My Note</title><meta name="description" content="Notes"></head>',
  'registry.json': '{}',
  'early.js': '1',
  'assets/main.0123456789.js': '2',
  'remotes/notes/1.0.0/mf-manifest.json': '{}',
  'remotes/notes/1.0.0/remoteEntry.0123456789.js': '3',
  '.env': 'SECRET=1',
  '.git/config': 'SECRET=1',
  'remotes/notes/1.0.0/.lock': 'SECRET=1',
  'assets/.hidden.js': 'SECRET=1',
};
for (const [file, text] of Object.entries(files)) {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}
const { app, newUser } = useApp({ siteDir: root });
const get = (url: string) => app().inject({ url });

describe('The site', () => {
  it.each(['/', '/garden/plan', '/i/trash', '/%C3%BCber', '/login?next=/a'])(
    'responds to %s with the page',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toContain('text/html');
      expect(response.headers['cache-control']).toBe('no-cache');
    },
  );

  it("responds with pages without a warning of a leak in the operator's log", async () => {
    const warned = vi.fn();
    process.on('warning', warned);
    await app().inject({ url: '/garden/plan', headers: { 'accept-encoding': 'gzip, br' } });
    await new Promise(setImmediate);
    process.off('warning', warned);
    expect(warned).not.toHaveBeenCalled();
  });

  it.each(['/registry.json', '/early.js', '/config.json', '/index.html'])(
    'never lets %s be cached',
    async (url) => {
      expect((await get(url)).headers['cache-control']).toBe('no-cache');
    },
  );

  it.each(['/assets/main.0123456789.js', '/remotes/notes/1.0.0/mf-manifest.json'])(
    'lets %s be kept',
    async (url) => {
      expect((await get(url)).headers['cache-control']).toContain('immutable');
    },
  );

  it.each([
    '/remotes/notes/2.0.0/remoteEntry.js',
    '/remotes/notes/2.0.0',
    '/remotes/',
    '/missing.js',
    '/assets/x',
  ])('responds 404 for %s, never with the page', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('json');
  });

  it.each(['/.env', '/.git/config', '/remotes/notes/1.0.0/.lock', '/assets/.hidden.js'])(
    'gives away nothing of %s',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(404);
      expect(response.body).not.toContain('SECRET');
      expect((await get(url.replace('.', '%2e'))).body).not.toContain('SECRET');
    },
  );

  describe('with a compressed form beside a file', () => {
    const script = 'remotes/notes/1.0.0/page.0123456789.js';
    const manifest = 'remotes/notes/1.0.0/mf-manifest.json';
    const text = 'globalThis.page = 1;'.repeat(100);
    for (const file of [script, manifest]) {
      writeFileSync(path.join(root, file), text);
      writeFileSync(path.join(root, `${file}.br`), brotliCompressSync(text));
    }
    const accepting = (url: string, encodings: string) =>
      app().inject({ url, headers: { 'accept-encoding': encodings } });

    it.each([
      [script, 'javascript'],
      [manifest, 'application/json'],
    ])('sends it of %s as what it is, for good, to those who can read it', async (file, type) => {
      const { headers, rawPayload } = await accepting(`/${file}`, 'gzip, deflate, br');
      expect(headers['content-encoding']).toBe('br');
      expect(headers['content-type']).toContain(type);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers.vary).toContain('accept-encoding');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(rawPayload.equals(brotliCompressSync(text)), 'the file itself').toBe(true);
      expect(brotliDecompressSync(rawPayload).toString()).toBe(text);
    });

    it('sends the file itself to others, and marks the response as varying', async () => {
      const { headers, body } = await accepting(`/${script}`, 'identity');
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers.vary).toContain('accept-encoding');
      expect(body).toBe(text);
    });
  });

  it('serves no file outside its folder', async () => {
    for (const url of ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json']) {
      expect((await get(url)).body).not.toContain('"name"');
    }
  });

  it('keeps only shared pages out of search engines', async () => {
    expect((await get('/i/shared/abc/def')).headers['x-robots-tag']).toBe('noindex');
    expect((await get('/i/trash')).headers['x-robots-tag']).toBeUndefined();
  });

  describe('of a shared page', () => {
    const shared = async (title: string, content: string, body: ShareBody = {}) => {
      const ada = await newUser();
      const note = await ada.note(title, null, content);
      const share = shareSchema.parse((await ada.call('PUT', paths.share(note._id), body ?? {})).body);
      return { ada, note, share };
    };

    it('shows its title and its beginning, without anything that could run', async () => {
      const { share } = await shared('Tea & <script>alert(1)</script>', 'Boil "soft" water.\n\n$& More');
      const response = await get(share.href);
      expect(response.statusCode).toBe(200);
      expect(response.headers['cache-control']).toBe('private, no-cache');
      expect(response.body).toContain('<title>Tea &amp; &lt;script&gt;alert(1)&lt;/script&gt;</title>');
      expect(response.body).toContain('property="og:description" content="Boil &quot;soft&quot; water.');
      expect(response.body).toContain('$&amp; More');
      expect(response.body).toContain('<meta name="robots" content="noindex">');
      expect(response.body.match(/<title>/g)).toHaveLength(1);
      expect(response.body).not.toContain('<script>alert');
    });

    it('shows nothing when it has a password', async () => {
      const { share } = await shared('Tea', 'Boil water', { password: 'secret words' });
      const response = await get(share.href);
      expect(response.statusCode).toBe(200);
      expect(response.body).not.toMatch(/Tea|Boil/);
    });

    it.each([
      ['fails', () => Promise.reject(new Error('The cellar is flooded'))],
      ['does not respond', () => new Promise<never>(() => undefined)],
    ])('is the page without facts while the database %s', async (_what, describeShared) => {
      const service = Fastify();
      const configFor = async () =>
        ({ apiHost: '/api', signUp: 'open', identity: { kind: 'embedded' }, feed: { kind: 'sse' } }) as const;
      await service.register(site, { root, describeShared, configFor, firstPage: async () => undefined });
      const response = await service.inject({ url: '/i/shared/abc/def' });
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain('<title>My Note</title>');
      expect(response.body).toContain('<meta name="robots" content="noindex">');
      await service.close();
    });

    it('responds 404 when the link no longer works, or for an item that is not shared', async () => {
      const { ada, note, share } = await shared('Tea', 'Boil water');
      const other = await ada.note('Diary');
      for (const href of [share.href.replace(note._id, other._id), `${share.href.slice(0, -4)}abcd`]) {
        expect((await get(href)).statusCode, href).toBe(404);
      }
      await ada.moveToTrash(note._id);
      const response = await get(share.href);
      expect(response.statusCode).toBe(404);
      expect(response.headers['content-type']).toContain('text/html');
      expect(response.body).not.toMatch(/Tea|Boil/);
    });
  });

  it.each(['GET', 'HEAD', 'POST'] as const)('refuses %s of an invalid path', async (method) => {
    for (const url of ['//', '///', '//garden', '/%00', '/assets/%2e%2e/%2e%2e/package.json']) {
      const response = await app().inject({ method, url });
      expect(response.statusCode, url).toBeGreaterThanOrEqual(400);
      expect(response.headers['content-type'], url).toContain('application/json');
      if (method === 'HEAD') continue;
      expect(Object.keys(response.json()), url).toEqual(['statusCode', 'code', 'message']);
      expect(response.body, url).not.toContain('FST_');
    }
  });

  it('serves the page only for reads', async () => {
    expect((await app().inject({ method: 'POST', url: '/work' })).statusCode).toBe(404);
    expect((await get('/api/nothing')).json()).toMatchObject({ statusCode: 404 });
  });

  it('sends a strict policy that works for a home server without TLS', async () => {
    const { headers } = await get('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  it('sends the browser its configuration', async () => {
    const config = runtimeConfigSchema.parse((await get('/config.json')).json());
    expect(config).toEqual({
      apiHost: '/api',
      signUp: 'open',
      identity: { kind: 'embedded' },
      feed: { kind: 'sse' },
    });
  });
});
