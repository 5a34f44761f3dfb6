import { writeFileSync } from 'node:fs';
import { get as request } from 'node:http';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { useTemporaryDirectories } from '../../testing/temporary-directories.ts';
import { useApp } from '../../testing/test-app.ts';

const root = useTemporaryDirectories()();
writeFileSync(
  path.join(root, 'index.html'),
  '<!doctype html><html><head><link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="/a.woff2"><script defer="defer" src="/b.js"></script></head><body><div id="root"></div></body></html>',
);

describe('Early hints', () => {
  const { app } = useApp({ siteDir: root });
  const { app: hinting } = useApp({ siteDir: root, earlyHints: true });
  /** The headers Link of 103, and the status of the page. */
  async function open(service: typeof app, headers: Record<string, string>) {
    const origin = await service()
      .listen({ port: 0, host: '127.0.0.1' })
      .catch(() => addressOf(service));
    const hints: unknown[] = [];
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const asked = request(`${origin}/i/about`, { headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      asked.on('information', (info) => hints.push(info.headers.link));
      asked.on('error', reject);
    });
    return { status, hints };
  }
  const addressOf = (service: typeof app) => service().listeningOrigin;

  it('name the files of a page before the page comes, where the proxy passes them on', async () => {
    const { status, hints } = await open(hinting, { 'sec-fetch-mode': 'navigate' });
    expect(status).toBe(200);
    expect(hints).toEqual([
      '</b.js>; rel=preload; as=script, </a.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
    ]);
  });

  it('are sent to navigations only, and nowhere by default', async () => {
    expect((await open(hinting, {})).hints).toEqual([]);
    expect((await open(app, { 'sec-fetch-mode': 'navigate' })).hints).toEqual([]);
  });
});
