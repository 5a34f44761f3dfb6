import { TELEMETRY_PATH, telemetrySchema } from '@my-note/contract/telemetry';
import { percentile } from '../../../api/bench/percentile.ts';
import { createBrowsers } from './browsers.ts';
import { RELEASES } from './releases.ts';
import { startSite } from './site.ts';

/**
 * Guarded canaries under simulated traffic: 2,000 browsers on a real service, database, store, and registry, of which only
 * the clock is simulated. Prints when each kind of release was taken back.
 */
const BROWSERS = Number(process.env.BROWSERS ?? 2_000);
const LOADS_PER_SECOND = Number(process.env.LOADS_PER_SECOND ?? 10);
const GOOD_RUNS = Number(process.env.GOOD_RUNS ?? 200);
const BAD_RUNS = Number(process.env.BAD_RUNS ?? 50);
/** What is live has been used for so long before. */
const BEFORE_SECONDS = 120;
const GOOD_SECONDS = 300;
const BAD_SECONDS = 300;
const LOOK_EVERY_SECONDS = 3;
const REMOTE = 'weather';

const site = await startSite(REMOTE);
const { canary } = site.versions;

async function run(kind: string, seed: number) {
  await site.newRun();
  const behavior = RELEASES[kind] ?? RELEASES.good;
  if (!behavior || !RELEASES.good) throw new Error(`There is no release "${kind}"`);
  const { good } = { good: RELEASES.good };
  const browsers = createBrowsers({
    ...{ browsers: BROWSERS, loadsPerSecond: LOADS_PER_SECOND, seed, remote: REMOTE },
    registry: site.registry,
    behaviorOf: (version) => (version === canary ? behavior : good),
  });
  let loads = 0;
  let failed = 0;
  const end = BEFORE_SECONDS + (kind === 'good' ? GOOD_SECONDS : BAD_SECONDS);
  for (let second = 0; second < end; second += 1) {
    if (second === BEFORE_SECONDS) await site.begin();
    const { opened, sent } = browsers.second(second);
    const ofCanary = opened.filter(({ version }) => version === canary);
    loads += ofCanary.length;
    failed += ofCanary.filter((one) => one.failed).length;
    for (const report of sent) await site.send(TELEMETRY_PATH, telemetrySchema.parse({ remotes: [report] }));
    site.advance(1_000);
    if (second % LOOK_EVERY_SECONDS === 0) await site.look();
    if (second > BEFORE_SECONDS && site.share() === undefined)
      return { seconds: second + 1 - BEFORE_SECONDS, loads, failed, share: 0, why: await site.reason() };
  }
  return { seconds: undefined, loads, failed, share: site.share() ?? 0, why: undefined };
}

async function measure(kind: string, count: number) {
  const runs = [];
  for (let seed = 1; seed <= count; seed += 1) runs.push(await run(kind, seed));
  const times = runs.flatMap(({ seconds }) => (seconds === undefined ? [] : [seconds]));
  const reasons = [...new Set(runs.flatMap(({ why }) => (why ? [why.split(':')[0]] : [])))];
  return {
    release: kind,
    runs: count,
    'taken back': times.length,
    'within 60 s': times.filter((seconds) => seconds <= 60).length,
    'p50, s': percentile(times, 0.5),
    'p95, s': percentile(times, 0.95),
    'worst, s': times.length > 0 ? Math.max(...times) : Number.NaN,
    'canary loads, p50': percentile(
      runs.map(({ loads }) => loads),
      0.5,
    ),
    'share at the end, %': percentile(
      runs.map(({ share }) => share),
      0.5,
    ),
    reasons: reasons.join(', '),
    example: runs.find(({ why }) => why)?.why,
  };
}

const rows = [];
for (const kind of Object.keys(RELEASES))
  rows.push(await measure(kind, kind === 'good' ? GOOD_RUNS : BAD_RUNS));
console.table(rows.map(({ example: _example, ...row }) => row));
for (const { release, example } of rows) if (example) console.log(`${release}, ${example}`);
await site.close();
