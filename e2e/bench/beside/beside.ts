import { noteSchema } from '@my-note/contract';
import { percentile } from '../../../api/bench/percentile.ts';
import { seedNotes } from '../../../api/bench/seed/seed.ts';
import { randomIds, systemClock } from '../../../api/src/core/services.ts';
import { readBySlug } from '../../../api/src/features/notes/notes.usecases.ts';
import { openSite } from '../page/site.ts';
import { PROFILES } from '../page/slow-down.ts';
import { buildOneBundle, type Contender, ours, startFile } from './contenders.ts';
import { findDocmost } from './docmost/sources.ts';
import { startDocmost } from './docmost/start.ts';
import { type FirstLoad, measureFirstLoad } from './first-load.ts';

/**
 * One table of the first load of a note among many: a file with the same text, fonts and styles; the same sources as one
 * bundle; ours; and Docmost, where it is installed (findDocmost). Cold, in turns, on the same machine.
 */
const COUNT = Number(process.env.BENCH_NOTES ?? 10_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);

async function seed(...[db, userId]: Parameters<Parameters<typeof openSite>[0]>) {
  const { slugs } = await seedNotes(db, userId, { count: COUNT, searched: false });
  const slug = slugs[Math.floor(slugs.length / 2)] ?? '';
  const services = { db, clock: systemClock, ids: randomIds };
  return { slug, text: noteSchema.parse(JSON.parse(await readBySlug(services, userId, slug))).content };
}

const federated = await openSite(seed);
const { text } = federated.seeds;
const words =
  text
    .split('\n')
    .find((line) => line.length > 60)
    ?.slice(0, 60)
    .trim() ?? text;
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
  contenders.push({ name: 'Docmost', url, newPage, text: '.ProseMirror', stop });
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
    const of = (kind: keyof FirstLoad) =>
      percentile(
        all.map((load) => load[kind]),
        0.5,
      );
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
