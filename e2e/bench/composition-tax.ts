import { percentile } from '../../api/bench/percentile.ts';
import { seedTree } from '../../api/bench/seed/seed-tree.ts';
import { buildOneBundle } from './one-bundle/one-bundle.ts';
import { readOne } from './page/one-note.ts';
import { watchForText } from './page/painted.ts';
import { settled } from './page/settled.ts';
import { openSite } from './page/site.ts';
import { PROFILES, slowDown } from './page/slow-down.ts';

/**
 * What composing the page of remotes costs (federation, speed 18): the federated site against the same sources
 * as one bundle, cold, a deep link to a note, side by side in one run.
 */
const NOTES = 200;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9);
const SLUG = 'wide/note-0';
const QUIET_MS = 1_500;
const GOAL = 'at most 1.05 times the time and the bytes, and 1.15 times the requests';

async function seed(...[db, userId]: Parameters<Parameters<typeof openSite>[0]>) {
  await seedTree(db, userId, NOTES);
  return await readOne(db, userId, SLUG);
}

const sites = { federated: await openSite(seed), 'one bundle': await openSite(seed, buildOneBundle()) };
type Kind = keyof typeof sites;

/** Milliseconds to the painted text; bytes received and requests sent until then. */
async function measure(kind: Kind, profile: (typeof PROFILES)['cable']) {
  const { seeds, origin, newPage } = sites[kind];
  const page = await newPage();
  const client = await slowDown(page, profile);
  const done: { at: number; bytes: number }[] = [];
  let sent = 0;
  client.on('Network.requestWillBeSent', () => {
    sent += 1;
  });
  client.on('Network.loadingFinished', ({ encodedDataLength, timestamp }) =>
    done.push({ at: timestamp, bytes: encodedDataLength }),
  );
  // Without this cookie no page has the text in it: one bundle never has, and what is compared is the app's own way to it.
  await page.context().clearCookies({ name: /^my-note-page/ });
  await watchForText(page, seeds.words, '#root');
  await page.goto(`${origin}/${SLUG}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'painted' in window, undefined, { timeout: 60_000 });
  const [requests, bytes] = [sent, done.reduce((sum, response) => sum + response.bytes, 0)];
  const painted: number = await page.evaluate(() => Reflect.get(window, 'painted'));
  await settled(page, QUIET_MS);
  await page.context().close();
  return { painted, bytes, requests };
}

const half = (numbers: number[]) => percentile(numbers, 0.5);
console.log(
  '| network | of a note, cold | federated | one bundle | ratio |\n| --- | --- | ---: | ---: | ---: |',
);
for (const [name, profile] of Object.entries(PROFILES)) {
  const figures: Record<Kind, Awaited<ReturnType<typeof measure>>[]> = { federated: [], 'one bundle': [] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    // The first of each warms the service; who is first takes turns.
    const kinds: Kind[] = round % 2 ? ['federated', 'one bundle'] : ['one bundle', 'federated'];
    for (const kind of kinds) {
      const figure = await measure(kind, profile);
      if (round > 0) figures[kind].push(figure);
    }
  }
  const line = (what: string, unit: string, of: (figure: (typeof figures)['federated'][0]) => number) => {
    const [ours, other] = [half(figures.federated.map(of)), half(figures['one bundle'].map(of))];
    const cells = [name, `${what}, ${unit}`, ours.toFixed(0), other.toFixed(0), (ours / other).toFixed(3)];
    console.log(`| ${cells.join(' | ')} |`);
  };
  line('text painted', 'ms', ({ painted }) => painted);
  line('received until then', 'kB', ({ bytes }) => bytes / 1_000);
  line('requests until then', 'count', ({ requests }) => requests);
}
console.log(`\nWanted: ${GOAL}`);
for (const site of Object.values(sites)) await site.close();
