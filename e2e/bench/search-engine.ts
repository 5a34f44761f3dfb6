import Fuse from 'fuse.js';
import { percentile } from '../../api/bench/percentile.ts';
import { createWords } from '../../api/bench/seed/seed.ts';
import { createEntries } from '../../host/src/features/search/engine/matching/entry.ts';
import { createFinder } from '../../host/src/features/search/engine/matching/finder.ts';

/**
 * Searching titles, as the search dialog's worker does it on every key press: the host's own matching beside Fuse
 * itself, with the same options, on the same list and in the same run.
 */
const TITLES = Number(process.env.TITLES ?? 22_000);
const QUERIES = 12;
/** Results on screen. */
const LIMIT = 50;
const OPTIONS = {
  keys: ['title', 'slug'],
  threshold: 0.6,
  distance: 100,
  useExtendedSearch: true,
  includeMatches: true,
};

const { word } = createWords(22);
const items = Array.from({ length: TITLES }, (_, n) => {
  const title = `${word()} ${word()} ${word()}`;
  return { title, slug: `category-${n % 400}/${title.replaceAll(' ', '-')}` };
});

const timed = <T>(work: () => T): [ms: number, result: T] => {
  const start = performance.now();
  const result = work();
  return [performance.now() - start, result];
};

const [prepared, find] = timed(() =>
  createFinder(
    createEntries()(
      items.map(({ title }) => title),
      items.map(({ slug }) => slug),
    ),
  ),
);
const [indexed, fuse] = timed(() => new Fuse(items, OPTIONS));

/** Each as somebody types it: letter by letter, half of them with a letter that is missing. */
const typed = Array.from({ length: QUERIES }, (_, n) => {
  const title = items[(n * 977) % TITLES]?.title.slice(0, 14) ?? '';
  const query = n % 2 === 0 ? title : title.slice(0, 4) + title.slice(5);
  return Array.from({ length: query.length }, (_, length) => query.slice(0, length + 1));
}).flat();

const engines = {
  'bound, then Fuse': (query: string) => [...find(query)].at(-1),
  'Fuse itself': (query: string) => fuse.search(query, { limit: LIMIT }),
};
const times = new Map<string, number[]>(Object.keys(engines).map((name) => [name, []]));
for (const round of ['warm up', 'measured']) {
  for (const query of typed) {
    for (const [name, search] of Object.entries(engines)) {
      const [ms] = timed(() => search(query));
      if (round === 'measured') times.get(name)?.push(ms);
    }
  }
}

console.log(
  `${TITLES} titles, ${typed.length} key presses; prepared in ${prepared.toFixed(0)} ms, Fuse in ${indexed.toFixed(0)} ms`,
);
console.log('| | p50 ms | p95 ms | longest ms |\n| --- | ---: | ---: | ---: |');
for (const [name, all] of times) {
  const cells = [percentile(all, 0.5), percentile(all, 0.95), Math.max(...all)].map((ms) => ms.toFixed(1));
  console.log(`| ${[name, ...cells].join(' | ')} |`);
}
