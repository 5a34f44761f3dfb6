import { noteSchema } from '@my-note/contract';
import { percentile } from '../../api/bench/percentile.ts';
import { seedTree } from '../../api/bench/seed/seed-tree.ts';
import { randomIds, systemClock } from '../../api/src/core/services.ts';
import { readBySlug } from '../../api/src/features/notes/notes.usecases.ts';
import { shareItem } from '../../api/src/features/shares/shares.usecases.ts';
import { watchForText } from './page/painted.ts';
import { settled } from './page/settled.ts';
import { openSite } from './page/site.ts';

/** Measures how soon a stranger reads a note of a large share, against its owner who reads the same note. */
const NOTES = 1_000;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15);
const SLUG = 'wide/note-0';

const site = await openSite(async (db, userId) => {
  // Half of them stand below the one category that is shared.
  await seedTree(db, userId, NOTES);
  const services = { db, clock: systemClock, ids: randomIds };
  const [category, note] = await Promise.all(
    ['wide', SLUG].map(async (slug) =>
      noteSchema.parse(JSON.parse(await readBySlug(services, userId, slug))),
    ),
  );
  if (!category || !note) throw new Error('What was seeded is not there');
  const { href } = await shareItem(services, userId, category._id, {});
  return { text: note.content, href: href.replace(category._id, note._id) };
});
const { text, href } = site.seeds;

/** Milliseconds from the start of the page until the note's text is painted, with nothing kept from before. */
const QUIET_MS = 1_500;

async function measure(path: string, visitor: boolean) {
  const page = await site.newPage(visitor ? { storageState: { cookies: [], origins: [] } } : {});
  await watchForText(page, text);
  await page.goto(`${site.origin}${path}`);
  await page.waitForFunction(() => 'painted' in window);
  const painted: number = await page.evaluate(() => Reflect.get(window, 'painted'));
  // The owner's page keeps a stream open, so the network is never idle.
  await settled(page, QUIET_MS);
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .reduce(
        (sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0),
        0,
      ),
  );
  await page.context().close();
  return { painted, bytes };
}

const owner: Awaited<ReturnType<typeof measure>>[] = [];
const stranger: typeof owner = [];
// One after the other, so that what the machine does besides falls on both.
for (let round = 0; round <= ROUNDS; round += 1) {
  const [own, shared] = [await measure(`/${SLUG}`, false), await measure(href, true)];
  // The first of each warms the service.
  if (round === 0) continue;
  owner.push(own);
  stranger.push(shared);
}
const half = (figures: typeof owner) =>
  percentile(
    figures.map(({ painted }) => painted),
    0.5,
  );
const [own, shared] = [half(owner), half(stranger)];
const kB = (figures: typeof owner) => ((figures[0]?.bytes ?? 0) / 1_000).toFixed(0);
console.log(`a note of its owner's ${NOTES}: ${own.toFixed(0)} ms, ${kB(owner)} kB`);
console.log(`the same note in a share of ${NOTES / 2}: ${shared.toFixed(0)} ms, ${kB(stranger)} kB`);
console.log(`ratio ${(shared / own).toFixed(2)}, wanted at most 1.10`);
await site.close();
