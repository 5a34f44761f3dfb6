import { percentile } from '../../api/bench/percentile.ts';
import { createWords, seedNotes } from '../../api/bench/seed/seed.ts';
import { systemClock } from '../../api/src/core/services.ts';
import { createSearchIndexer } from '../../api/src/features/search/search-index.worker.ts';
import { settled } from './page/settled.ts';
import { openSite } from './page/site.ts';

/**
 * Measures hits in texts on the built site: from the last key of a word to the frame that shows the first hits, which may
 * be those of the shorter word that have the longer one, and to the frame that shows the service's response.
 */
const COUNT = Number(process.env.BENCH_NOTES ?? 10_000);
/** Between two keys, in milliseconds. */
const PACES = [60, 100, 180];
const WORDS = 12;

const site = await openSite(async (db, userId) => {
  const seeds = await seedNotes(db, userId, { count: COUNT, searched: true });
  const indexer = createSearchIndexer({ db, clock: systemClock }, console);
  await indexer.drain();
  return seeds;
});
const page = await site.newPage();
await page.goto(site.origin);
await page.getByRole('treeitem').first().waitFor();
await settled(page, 2_000);
// A request at each key is more than a page keeps by itself.
await page.evaluate(() => performance.setResourceTimingBufferSize(100_000));
await page.keyboard.press('Control+k');
const input = page.getByRole('combobox', { name: 'Search' });
await input.waitFor();

/** Follows the next input of the whole word; call it before its last key. */
const follow = (word: string) =>
  page.evaluate((whole) => {
    const nextTask = () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });
    const frame = async () => {
      await new Promise(requestAnimationFrame);
      await nextTask();
    };
    const rows = () => document.querySelectorAll('[role=group][data-stale=false] [id*=text-]').length > 0;
    const hasResponse = () =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => new URL(name).searchParams.get('q') === whole);
    const times = new Promise((resolve) => {
      addEventListener(
        'input',
        async function listen({ target, timeStamp }) {
          if (!(target instanceof HTMLInputElement) || target.value !== whole) return;
          removeEventListener('input', listen, true);
          let first = Number.NaN;
          for (;;) {
            await frame();
            const now = performance.now() - timeStamp;
            if (Number.isNaN(first) && rows()) first = now;
            if (hasResponse() && rows()) break;
            if (now > 3_000) return resolve({ first: Number.NaN, complete: Number.NaN });
          }
          await frame();
          resolve({ first, complete: performance.now() - timeStamp });
        },
        true,
      );
    });
    Object.assign(window, { textTimes: times });
  }, word);
const times = (): Promise<{ first: number; complete: number }> =>
  page.evaluate(() => Reflect.get(window, 'textTimes'));

console.log(`${COUNT} notes; milliseconds from the last key, p50 / p95 of ${WORDS} words`);
console.log('| a key every | first hits painted | response painted |');
console.log('| --- | ---: | ---: |');
const words = createWords(COUNT)
  .vocabulary.filter((word) => word.length >= 5)
  .slice(0, WORDS * PACES.length);
for (const [at, pace] of PACES.entries()) {
  const found: { first: number; complete: number }[] = [];
  for (const word of words.slice(at * WORDS, (at + 1) * WORDS)) {
    await input.fill('');
    await settled(page, 300);
    await page.keyboard.type(word.slice(0, -1), { delay: pace });
    await follow(word);
    await page.keyboard.type(word.slice(-1));
    found.push(await times());
  }
  const shown = found.filter(({ complete }) => !Number.isNaN(complete));
  const cell = (kind: 'first' | 'complete') => {
    const all = shown.map((each) => each[kind]);
    return `${percentile(all, 0.5).toFixed(0)} / ${percentile(all, 0.95).toFixed(0)}`;
  };
  console.log(`| ${pace} (${shown.length} words with hits) | ${cell('first')} | ${cell('complete')} |`);
}
await site.close();
