import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { percentile } from '../../api/bench/percentile.ts';
import { seedTree } from '../../api/bench/seed/seed-tree.ts';
import { watchForText } from './page/painted.ts';
import { settled } from './page/settled.ts';
import { openSite } from './page/site.ts';
import { PROFILES, slowDown } from './page/slow-down.ts';

/**
 * How soon the text of a note is painted, cold, beside the limit: a file with the same text, fonts and styles, without
 * a script.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9);
const NOTES = 200;
const SLUG = 'wide/note-0';
const QUIET_MS = 1_500;
const GOAL = 1.3;
const siteDir = path.resolve(import.meta.dirname, '../../dist/site');

const site = await openSite((db, userId) => seedTree(db, userId, NOTES));
const reader = await site.newPage();
/** Once rendered, as the service keeps what it has rendered. */
async function renderedPage(): Promise<string> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const html = await (await reader.request.get(`${site.origin}/${SLUG}`)).text();
    if (html.includes('id="first-page"')) return html;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The service renders no text');
}
const html = await renderedPage();
const [, text = ''] = /<\/h1>.*?<p>([^<]{20,60})/s.exec(html) ?? [];
const limit = html
  .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
  .replace(/<meta http-equiv[^>]*>/, '')
  .replace('<div id="root">', '<div id="root" hidden>');
const files = createServer((request, response) => {
  const font = request.url?.endsWith('.woff2');
  const body = font ? readFileSync(path.join(siteDir, request.url ?? '')) : brotliCompressSync(limit);
  response.writeHead(200, {
    'content-type': font ? 'font/woff2' : 'text/html; charset=utf-8',
    ...(font ? {} : { 'content-encoding': 'br' }),
  });
  response.end(body);
});
await new Promise<void>((done) => files.listen(0, '127.0.0.1', done));
const address = files.address();
const port = typeof address === 'object' ? address?.port : undefined;
const addresses = { ours: `${site.origin}/${SLUG}`, 'a file': `http://127.0.0.1:${port}/` };
type Kind = keyof typeof addresses;

async function measure(kind: Kind, profile: (typeof PROFILES)['cable']) {
  const page: Page = await site.newPage();
  await slowDown(page, profile);
  await watchForText(page, text);
  await page.goto(addresses[kind], { waitUntil: 'commit' });
  await page.waitForFunction(() => 'painted' in window, undefined, { timeout: 60_000 });
  const painted: number = await page.evaluate(() => Reflect.get(window, 'painted'));
  await settled(page, QUIET_MS);
  await page.context().close();
  return painted;
}

console.log('| network | text painted, ms | a file, ms | ratio |\n| --- | ---: | ---: | ---: |');
for (const [name, profile] of Object.entries(PROFILES)) {
  const figures: Record<Kind, number[]> = { ours: [], 'a file': [] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    // The first of each warms the service; who is first takes turns.
    const kinds: Kind[] = round % 2 ? ['ours', 'a file'] : ['a file', 'ours'];
    for (const kind of kinds) {
      const painted = await measure(kind, profile);
      if (round > 0) figures[kind].push(painted);
    }
  }
  const [ours, file] = [percentile(figures.ours, 0.5), percentile(figures['a file'], 0.5)];
  console.log(`| ${name} | ${ours.toFixed(0)} | ${file.toFixed(0)} | ${(ours / file).toFixed(2)} |`);
}
console.log(`\nWanted: at most ${GOAL}`);
files.close();
await site.close();
