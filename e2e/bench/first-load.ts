import { cpSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { percentile } from '../../api/bench/percentile.ts';
import { seedNotes } from '../../api/bench/seed/seed.ts';
import { settled } from './page/settled.ts';
import { openSite } from './page/site.ts';
import { PROFILES, slowDown } from './page/slow-down.ts';

/**
 * Measures a cold deep link with few and many notes, in turns: until the text is painted, and until a click on Edit gives
 * an editable text. BENCH_BEFORE is the folder of another build, which is measured in the same turns; BENCH_NETWORK is
 * `cable` or `fast 3G`.
 */
const COUNTS = (process.env.BENCH_NOTES ?? '1,10000,50000').split(',').map(Number);
const TIMES = Number(process.env.BENCH_TIMES ?? 7);
/** Longer than the list waits for a quiet page. */
const QUIET_MS = 3_000;
const before = process.env.BENCH_BEFORE;
const { BENCH_NETWORK: networkName } = process.env;
const network = Object.entries(PROFILES).find(([name]) => name === networkName)?.[1];
if (networkName && !network) throw new Error(`BENCH_NETWORK is one of ${Object.keys(PROFILES).join(', ')}`);

interface Load {
  painted: number;
  usable: number;
  tasks: number;
  longest: number;
  /** Of the service's responses until the text was usable, and until the page was quiet. */
  bytes: number;
  allBytes: number;
  listed: number;
}

// A build of its own for each service: they write into it when they start.
const copyOf = (builtSite: string) => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'my-note-site-'));
  cpSync(builtSite, dir, { recursive: true });
  return dir;
};
async function open(build: string, count: number, siteDir?: string) {
  const site = await openSite((db, userId) => seedNotes(db, userId, { count, searched: false }), siteDir);
  return { build, count, site, loads: [] as Load[] };
}
const sites: Awaited<ReturnType<typeof open>>[] = [];
for (const count of COUNTS) {
  if (before) sites.push(await open('before', count, copyOf(before)));
  sites.push(await open('now', count));
}

async function measure({ site }: (typeof sites)[number]): Promise<Load> {
  const slug = site.seeds.slugs[Math.floor(site.seeds.slugs.length / 2)] ?? '';
  const page = await site.newPage();
  if (network) await slowDown(page, network);
  let bytes = 0;
  page.on('response', async (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    const sizes = await response
      .request()
      .sizes()
      .catch(() => undefined);
    bytes += sizes?.responseBodySize ?? 0;
  });
  await page.addInitScript(() => {
    const marks = { painted: 0, usable: 0, tasks: [] as [number, number][] };
    Object.assign(window, { firstLoad: marks });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) marks.tasks.push([startTime, duration]);
    }).observe({ type: 'longtask', buffered: true });
    const frame = () => {
      const now = performance.now();
      if (!marks.painted && document.querySelector('article p, [data-part=text] p, main p'))
        marks.painted = now;
      const edit = [...document.querySelectorAll<HTMLElement>('button')].find(({ ariaLabel, textContent }) =>
        /^Edit/.test(ariaLabel ?? textContent ?? ''),
      );
      if (marks.painted && edit && !Reflect.get(window, 'editClicked')) {
        Object.assign(window, { editClicked: true });
        edit.click();
      }
      const text = document.querySelector<HTMLElement>('main [contenteditable=true]');
      if (text?.checkVisibility({ visibilityProperty: true })) {
        marks.usable = now;
        return;
      }
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await page.goto(`${site.origin}/${slug}`);
  await page.waitForFunction(() => Reflect.get(window, 'firstLoad').usable > 0, null, { timeout: 60_000 });
  const usableBytes = bytes;
  const marks: { painted: number; usable: number; tasks: [number, number][] } = await page.evaluate(() =>
    Reflect.get(window, 'firstLoad'),
  );
  // The list comes afterwards.
  await settled(page, QUIET_MS);
  const later: [number, number][] = await page.evaluate(() => Reflect.get(window, 'firstLoad').tasks);
  const durations = marks.tasks.map(([, duration]) => duration);
  const load = {
    painted: marks.painted,
    usable: marks.usable,
    tasks: durations.reduce((sum, duration) => sum + duration, 0),
    longest: Math.max(0, ...durations),
    bytes: usableBytes,
    allBytes: bytes,
    listed: Math.max(0, ...later.filter(([start]) => start > marks.usable).map(([, duration]) => duration)),
  };
  await page.close();
  return load;
}

for (const each of sites) await measure(each);
for (let time = 0; time < TIMES; time += 1) for (const each of sites) each.loads.push(await measure(each));

console.log(
  `Medians of ${TIMES} cold deep links, in turns; milliseconds; ${networkName ?? 'no slow network'}`,
);
console.log(
  '| build | notes | text painted | usable | long tasks until then | longest | kB of the service until then | kB in all | longest task later |',
);
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
for (const { build, count, loads } of sites) {
  const of = (kind: keyof Load, digits = 0) =>
    percentile(
      loads.map((load) => load[kind]),
      0.5,
    ).toFixed(digits);
  const kb = (kind: 'bytes' | 'allBytes') =>
    (
      percentile(
        loads.map((load) => load[kind]),
        0.5,
      ) / 1000
    ).toFixed(1);
  console.log(
    `| ${build} | ${count.toLocaleString('en')} | ${of('painted')} | ${of('usable')} | ${of('tasks')} | ${of('longest')} | ${kb('bytes')} | ${kb('allBytes')} | ${of('listed')} |`,
  );
}
for (const { site } of sites) await site.close();
