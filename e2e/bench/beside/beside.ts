import { buildOneBundle } from '../one-bundle/one-bundle.ts';
import { type Contender, ours, startFile } from '../page/contenders.ts';
import { type FirstLoad, measureFirstLoad, medianOf } from '../page/first-load.ts';
import { seedOneAmong } from '../page/one-note.ts';
import { openSite } from '../page/site.ts';
import { PROFILES } from '../page/slow-down.ts';
import { findDocmost } from './docmost/sources.ts';
import { startDocmost } from './docmost/start.ts';

/**
 * One table of the first load of a note among many: a file with the same text, fonts and styles; the same sources as one
 * bundle; ours; and Docmost, where it is installed (findDocmost). Cold, in turns, on the same machine.
 */
const COUNT = Number(process.env.BENCH_NOTES ?? 10_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);

const seed = seedOneAmong(COUNT);
const federated = await openSite(seed);
const { text, words } = federated.seeds;
const contenders: Contender[] = [
  await startFile(federated),
  ours('one bundle', await openSite(seed, buildOneBundle())),
  ours('this product', federated),
];
const docmost = findDocmost();
if (docmost) {
  const { token, url, origin, stop } = await startDocmost(docmost, text, COUNT);
  const newPage = async () => {
    const page = await federated.newPage({ storageState: undefined });
    await page.context().addCookies([{ name: 'authToken', value: token, url: origin }]);
    return page;
  };
  contenders.push({ name: 'Docmost', url, newPage, text: '.ProseMirror', isEditable: true, stop });
} else console.log('Docmost is not measured: set DOCMOST_DIR to a built one, or BENCH_DOCMOST=install.');

console.log(`The first load of a note of ${text.length} characters among ${COUNT}, medians of ${ROUNDS}`);
const columns = ['text painted, ms', 'can be changed, ms', 'long tasks, ms', 'longest', 'requests', 'kB'];
console.log(`| network | of | ${columns.join(' | ')} |\n| --- | --- |${' ---: |'.repeat(columns.length)}`);
for (const [network, profile] of Object.entries({ none: undefined, ...PROFILES })) {
  const loads = new Map<Contender, FirstLoad[]>(contenders.map((contender) => [contender, []]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    // The first of each warms its service; who begins takes turns.
    for (let turn = 0; turn < contenders.length; turn += 1) {
      const contender = contenders[(turn + round) % contenders.length];
      if (!contender) continue;
      const load = await measureFirstLoad(contender, words, profile);
      if (round > 0) loads.get(contender)?.push(load);
    }
  }
  for (const [{ name }, all] of loads) {
    const of = (figure: keyof FirstLoad) => medianOf(all, figure);
    const cells = [
      of('painted'),
      of('usable'),
      of('tasks'),
      of('longest'),
      of('requests'),
      of('bytes') / 1_000,
    ];
    console.log(
      `| ${network} | ${name} | ${cells.map((cell) => (Number.isNaN(cell) ? '' : cell.toFixed(0))).join(' | ')} |`,
    );
  }
}
for (const { stop } of contenders.toReversed()) await stop();
process.exit(0);
