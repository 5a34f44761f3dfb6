import type { RemoteTelemetry } from '@my-note/contract/telemetry';
import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import type { Services } from '../../core/services.ts';
import { addTelemetry } from './telemetry.repository.ts';
import { addCounts, type Counts, countsOf, isKnown, type KnownReleases } from './telemetry.rules.ts';

const MINUTE = 60_000;
const EVERY_MS = 2_000;

type Parts = Pick<Services, 'db' | 'clock'> & {
  log: FastifyBaseLogger;
  /** What the registry names at present. */
  known: () => Promise<KnownReleases>;
};
type Pending = { name: string; version: string; at: Date; counts: Counts };

/** Adds up reports in memory and writes them every two seconds, so that many browsers cost few statements. */
export function createTelemetryCollector({ db, clock, log, known }: Parts) {
  let pending = new Map<string, Pending>();
  const inTurn = pLimit(1);

  function put({ name, version, at, counts }: Pending) {
    const key = `${name} ${version} ${at.getTime()}`;
    const there = pending.get(key);
    if (there) addCounts(there.counts, counts);
    else pending.set(key, { name, version, at, counts });
  }

  async function collect(reports: readonly RemoteTelemetry[]) {
    const releases = await known();
    const at = new Date(Math.floor(clock().getTime() / MINUTE) * MINUTE);
    for (const report of reports) {
      if (!isKnown(releases, report)) continue;
      const { name, version } = report;
      put({ name, version, at, counts: countsOf(report, releases) });
    }
  }

  /** Writes what was added up; after a failure it stays for the next time. */
  const flush = () =>
    inTurn(async () => {
      const rows = [...pending.values()];
      pending = new Map();
      try {
        await addTelemetry(db, rows);
      } catch (error) {
        for (const row of rows) put(row);
        log.error(error, 'Counts of browsers could not be written and are kept');
      }
    });

  const timer = setInterval(() => void flush(), EVERY_MS).unref();
  return {
    collect,
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
export type TelemetryCollector = ReturnType<typeof createTelemetryCollector>;
