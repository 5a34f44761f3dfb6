import type { Page } from '@playwright/test';
import { percentile } from '../../api/bench/percentile.ts';
import { seedTree } from '../../api/bench/seed/seed-tree.ts';
import { startFile } from './page/contenders.ts';
import { readOne } from './page/one-note.ts';
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

const site = await openSite(async (db, userId) => {
  await seedTree(db, userId, NOTES);
  return await readOne(db, userId, SLUG);
});
const file = await startFile(site);
const addresses = { ours: `${site.origin}/${SLUG}`, 'a file': file.url };
type Kind = keyof typeof addresses;

async function measure(kind: Kind, profile: (typeof PROFILES)['cable']) {
  const page: Page = await site.newPage();
  await slowDown(page, profile);
  await watchForText(page, site.seeds.words);
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
await file.stop();
await site.close();
