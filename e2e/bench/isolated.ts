import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '@my-note/contract/registry';
import type { Page } from '@playwright/test';
import { percentile } from '../../api/bench/percentile.ts';
import { seedTree } from '../../api/bench/seed/seed-tree.ts';
import { createGoodRemote } from '../fixtures/isolated/good-remote.ts';
import { copySite } from '../fixtures/remotes/published-site.ts';
import { settled } from './page/settled.ts';
import { openSite } from './page/site.ts';

/**
 * What the frame of an isolated remote costs: the same release, mounted by its link in the page itself and in a frame, in
 * turns, from the press to the first picture of its page.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15);
const NOTES = 200;
const QUIET_MS = 1_500;
const GOAL_MS = 50;
const TITLE = 'Weather';

const team = createGoodRemote();
team.build();
const copy = await copySite();
team.remote('publish', team.dir, '--store', copy.folder, '--without-browser');
const site = await openSite((db, userId) => seedTree(db, userId, NOTES), copy.folder);

type Kind = 'trusted' | 'isolated';

/** No other way would leave the cached copies of the release as they are. */
async function setTrust(kind: Kind): Promise<void> {
  const file = path.join(copy.folder, 'registry.json');
  const registry: Registry = JSON.parse(await readFile(file, 'utf8'));
  for (const entry of registry.remotes) {
    if (entry.name !== 'weather') continue;
    if (kind === 'isolated') Object.assign(entry, { trust: 'isolated', grant: { read: ['wide'] } });
    else delete entry.trust;
  }
  await writeFile(file, JSON.stringify(registry));
}

/** In every document: when the title of the remote's page is painted, and when its frame is shown. */
function watchForTitle(title: string): void {
  const times: { painted?: number; shown?: number } = {};
  Reflect.set(globalThis, 'times', times);
  const now = () => performance.timeOrigin + performance.now();
  const afterPaint = (name: 'painted' | 'shown') =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        times[name] ??= now();
      };
      port2.postMessage(null);
    });
  const look = () => {
    // Around a frame there is a heading with the same words, which nobody sees.
    const frame = document.querySelector<HTMLElement>('main iframe');
    if (frame?.style.opacity === '1') afterPaint('shown');
    if ([...document.querySelectorAll('h1')].some(({ textContent }) => textContent === title))
      afterPaint('painted');
  };
  const options = { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] };
  new MutationObserver(look).observe(document, options);
  addEventListener('click', () => Reflect.set(globalThis, 'pressed', now()), true);
}

const read = (page: Page, name: string): Promise<number> =>
  page.evaluate((key) => Reflect.get(globalThis, key), name);

async function measure(kind: Kind): Promise<number> {
  await setTrust(kind);
  const page = await site.newPage();
  await page.addInitScript(watchForTitle, TITLE);
  await page.goto(site.origin);
  const link = page.getByRole('navigation').getByRole('link', { name: TITLE, exact: true });
  await link.waitFor();
  if (kind === 'isolated') await page.locator('body > div > iframe').waitFor({ state: 'attached' });
  await settled(page, QUIET_MS);
  await link.click();
  if (kind === 'trusted') {
    await page.waitForFunction(() => Reflect.get(globalThis, 'times').painted);
  } else {
    await page.waitForFunction(() => Reflect.get(globalThis, 'times').shown);
    await page
      .frameLocator('main iframe')
      .frameLocator('iframe')
      .getByRole('heading', { level: 1 })
      .waitFor();
  }
  const pressed = await read(page, 'pressed');
  const ends = await Promise.all(
    page.frames().map((frame) => frame.evaluate(() => Object.values(Reflect.get(globalThis, 'times') ?? {}))),
  );
  await page.context().close();
  return Math.max(...ends.flat().map(Number)) - pressed;
}

const all: Record<Kind, number[]> = { trusted: [], isolated: [] };
for (let round = 0; round <= ROUNDS; round += 1) {
  const kinds: Kind[] = round % 2 ? ['trusted', 'isolated'] : ['isolated', 'trusted'];
  for (const kind of kinds) {
    const figure = await measure(kind);
    // The first of each warms the service.
    if (round > 0) all[kind].push(figure);
  }
}
console.log('| mounted | p50, ms | p95, ms |\n| --- | ---: | ---: |');
for (const [kind, figures] of Object.entries(all))
  console.log(`| ${kind} | ${[0.5, 0.95].map((part) => percentile(figures, part).toFixed(0)).join(' | ')} |`);
const cost = percentile(all.isolated, 0.5) - percentile(all.trusted, 0.5);
console.log(`\nThe frame costs ${cost.toFixed(0)} ms at the median. Wanted: at most ${GOAL_MS} ms.`);
await site.close();
team.remove();
await copy.remove();
