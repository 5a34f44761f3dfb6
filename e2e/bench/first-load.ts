import { cpSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ours } from './page/contenders.ts';
import { type FirstLoad, measureFirstLoad, medianOf } from './page/first-load.ts';
import { seedOneAmong } from './page/one-note.ts';
import { openSite } from './page/site.ts';
import { PROFILES } from './page/slow-down.ts';

/**
 * Measures a cold deep link with few and many notes, in turns: until the text is painted, and until a click on Edit gives
 * an editable text. BENCH_BEFORE is the folder of another build, which is measured in the same turns; BENCH_NETWORK is
 * `cable` or `fast 3G`.
 */
const COUNTS = (process.env.BENCH_NOTES ?? '1,10000,50000').split(',').map(Number);
const TIMES = Number(process.env.BENCH_TIMES ?? 7);
const before = process.env.BENCH_BEFORE;
const { BENCH_NETWORK: networkName } = process.env;
const network = Object.entries(PROFILES).find(([name]) => name === networkName)?.[1];
if (networkName && !network) throw new Error(`BENCH_NETWORK is one of ${Object.keys(PROFILES).join(', ')}`);

// A build of its own for each service: they write into it when they start.
const copyOf = (builtSite: string) => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'my-note-site-'));
  cpSync(builtSite, dir, { recursive: true });
  return dir;
};
async function open(build: string, count: number, siteDir?: string) {
  const site = await openSite(seedOneAmong(count), siteDir);
  return { count, words: site.seeds.words, contender: ours(build, site), loads: [] as FirstLoad[] };
}
const all: Awaited<ReturnType<typeof open>>[] = [];
for (const count of COUNTS) {
  if (before) all.push(await open('before', count, copyOf(before)));
  all.push(await open('now', count));
}
const measure = ({ contender, words }: (typeof all)[number]) => measureFirstLoad(contender, words, network);

// The first of each warms its service.
for (const each of all) await measure(each);
for (let time = 0; time < TIMES; time += 1) for (const each of all) each.loads.push(await measure(each));

console.log(
  `Medians of ${TIMES} cold deep links, in turns; milliseconds; ${networkName ?? 'no slow network'}`,
);
console.log(
  '| build | notes | text painted | usable | long tasks until then | longest | kB of the service until then | kB in all | longest task later |',
);
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
for (const { contender, count, loads } of all) {
  const ms = (figure: keyof FirstLoad) => medianOf(loads, figure).toFixed(0);
  const kb = (figure: keyof FirstLoad) => (medianOf(loads, figure) / 1_000).toFixed(1);
  console.log(
    `| ${contender.name} | ${count.toLocaleString('en')} | ${ms('painted')} | ${ms('usable')} | ${ms('tasks')} | ${ms('longest')} | ${kb('callBytes')} | ${kb('allCallBytes')} | ${ms('longestLater')} |`,
  );
}
for (const { contender } of all) await contender.stop();
