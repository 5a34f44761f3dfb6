import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { useTemporaryDirectories } from '../../testing/temporary-directories.ts';
import { useApp } from '../../testing/test-app.ts';

const root = useTemporaryDirectories()();
const files = {
  'index.html':
    '<!doctype html><html><head><title>My Note</title><style>#first-page{}</style></head><body></body></html>',
  'early.js': '1',
};
for (const [file, text] of Object.entries(files)) {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}
const CSS = 'body { letter-spacing: 0.01em }';
const services = {
  plain: useApp({ siteDir: root }),
  styled: useApp({ siteDir: root, look: { accent: '#1d5fae', css: CSS } }),
};
const get = (name: keyof typeof services, url: string) => services[name].app().inject({ url });
const linkIn = (html: string) => /<link id="site-css" rel="stylesheet" href="([^"]+)">/.exec(html)?.[1];

describe('The look of a site', () => {
  it('is in the head of every page, also of a shared one', async () => {
    for (const url of ['/', '/garden/plan', '/login', '/i/shared/a/b']) {
      const { body } = await get('styled', url);
      const head = body.slice(0, body.indexOf('</head>'));
      expect(head, url).toContain(
        '<style id="site-accent">html:not(.dark){--chakra-colors-accent-solid:#1d5fae;',
      );
      expect(linkIn(head), url).toMatch(/^\/site\.css\?v=[0-9a-f]{16}$/);
    }
  });

  it('has a file that may be kept, because its address has its hash', async () => {
    const { body } = await get('styled', '/');
    const response = await get('styled', linkIn(body) ?? '');
    expect(response.body).toBe(CSS);
    expect(response.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each(['/?safe', '/garden/plan?a=1&safe', '/i/tags?safe=1'])('at %s has no custom CSS', async (url) => {
    const { body } = await get('styled', url);
    expect(linkIn(body)).toBeUndefined();
    expect(body).toContain('id="site-accent"');
  });

  it('at another address has it', async () => {
    expect(linkIn((await get('styled', '/?safely=1')).body)).toBeDefined();
  });

  it('is nothing where the operator sets nothing', async () => {
    const { body } = await get('plain', '/');
    expect(body).not.toContain('site-');
    expect((await get('plain', '/site.css')).statusCode).toBe(404);
  });
});
