import { percentile } from '../../api/bench/percentile.ts';
import { seedNotes } from '../../api/bench/seed/seed.ts';
import { createPageProbe } from './page/page-probe.ts';
import { createProbe, type Hit } from './page/search-probe.ts';
import { settled } from './page/settled.ts';
import { openSite } from './page/site.ts';

/** Measures the search dialog on the built site: from a key to what it finds on screen. */
const COUNT = Number(process.env.BENCH_NOTES ?? 22_000);

const site = await openSite((db, userId) => seedNotes(db, userId, { count: COUNT, searched: false }));
const { words } = site.seeds;
const page = await site.newPage();
await page.goto(site.origin);
await page.getByRole('treeitem').first().waitFor();
const probe = await createProbe(page);
// The page hands the list to the worker when it is idle.
await settled(page, 2_000);
const resting = await probe.longestTask();
await page.keyboard.press('Control+k');
const input = page.getByRole('combobox', { name: 'Search' });
await input.waitFor();
await settled(page, 1_000);
const opening = await probe.longestTask();

// Found as typed, found with an error, found nowhere, with an operator, and several.
const mistyped = words.slice(2, 5).map((word) => `${word.slice(0, 2)}z${word.slice(3)}`);
for (const typed of [...words, ...mistyped, 'qqqxxx', `'${words[1]}`, `${words[0]} ${words[3]}`]) {
  await input.fill('');
  for (const key of typed) {
    await page.keyboard.type(key);
    await settled(page, 250);
  }
}
const typing = await probe.longestTask();
const { literal, complete } = await probe.times();

// The least that any page needs here: an input, and one line of text that follows it.
const bare = await site.newPage();
await bare.goto('about:blank');
await bare.setContent('<input aria-label="bare"><p></p>');
const floor = await createPageProbe(bare);
await bare.evaluate(() => {
  const [field, line] = [document.querySelector('input'), document.querySelector('p')];
  field?.addEventListener('input', () => {
    if (line) line.textContent = field.value;
  });
});
await bare.getByLabel('bare').click();
await floor.follow('input');
await bare.keyboard.type('forty keys that are typed to find a floor', { delay: 100 });
const floorTimes = (await floor.take()).map(({ painted }) => painted);

const base = percentile(floorTimes, 0.95);
const line = (what: string, times: number[], target: string) => {
  const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
  const figures = `p50 ${p50.toFixed(1)}  p95 ${p95.toFixed(1)}  of a bare page's p95 ${(p95 / base).toFixed(1)}`;
  console.log(`${what.padEnd(34)} ${figures.padEnd(48)} ${target}`);
};
console.log(`${COUNT} notes, ${literal.length} keys, in ms from the key`);
line('a bare page, painted', floorTimes, '');
const of = (hits: Hit[], kind: keyof Hit) => hits.map((hit) => hit[kind]);
line('literal hits in the document', of(literal, 'found'), 'at most 16');
line('literal hits painted', of(literal, 'painted'), '');
line('all hits in the document', of(complete, 'found'), 'at most 75');
line('all hits painted', of(complete, 'painted'), '');
console.log(`longest task: at rest ${resting}, opening ${opening}, typing ${typing} (0: none took 50 ms)`);

await site.close();
