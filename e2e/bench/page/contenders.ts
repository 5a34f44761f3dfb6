import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { OneNote } from './one-note.ts';
import type { openSite } from './site.ts';

const siteDir = path.resolve(import.meta.dirname, '../../../dist/site');

type Site = Awaited<ReturnType<typeof openSite<OneNote>>>;

export interface Contender {
  name: string;
  url: string;
  newPage: () => Promise<Page>;
  /** Where its text is. */
  text: string;
  /** What has to be clicked before the text can be changed; nothing where it can be at once. */
  edit?: RegExp;
  /** Whether the text can be changed at all. */
  isEditable: boolean;
  stop: () => Promise<unknown>;
}

/** A site of ours, federated or as one bundle. */
export const ours = (name: string, site: Site): Contender => ({
  name,
  url: `${site.origin}/${site.seeds.slug}`,
  newPage: () => site.newPage(),
  text: 'article, [role=article]',
  edit: /^Edit/,
  isEditable: true,
  stop: site.close,
});

/** The page once the service has rendered its text, which it then keeps. */
async function renderedPage(site: Site): Promise<string> {
  const page = await site.newPage();
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const html = await (await page.request.get(`${site.origin}/${site.seeds.slug}`)).text();
    if (html.includes('id="first-page"')) {
      await page.close();
      return html;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The service renders no text');
}

/** The limit: a file with the same text, fonts and styles, without a script. */
export async function startFile(site: Site): Promise<Contender> {
  const html = (await renderedPage(site))
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<meta http-equiv[^>]*>/, '')
    .replace('<div id="root">', '<div id="root" hidden>');
  const server = createServer((request, response) => {
    const isFont = request.url?.endsWith('.woff2');
    response.writeHead(200, {
      'content-type': isFont ? 'font/woff2' : 'text/html; charset=utf-8',
      ...(isFont ? {} : { 'content-encoding': 'br' }),
    });
    response.end(isFont ? readFileSync(path.join(siteDir, request.url ?? '')) : brotliCompressSync(html));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    name: 'a file',
    url: `http://127.0.0.1:${port}/`,
    newPage: () => site.newPage(),
    text: '[role=article]',
    isEditable: false,
    stop: async () => server.close(),
  };
}
