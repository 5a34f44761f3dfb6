import type { FigureMoment, FigurePeriod, ReleaseFigures } from '@my-note/contract/releases';
import { type Counts, failuresOf, histogramOf, loadsOf, p75Of, type Store } from '@my-note/release/guard';
import type { Services } from '../../core/services.ts';
import { addCounts } from '../../features/telemetry/telemetry.rules.ts';
import { readTelemetry } from '../../features/telemetry/telemetry.usecases.ts';
import { requireEntry } from './require-entry.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PERIODS = {
  hour: { step: 5 * MINUTE, count: 12 },
  day: { step: HOUR, count: 24 },
  month: { step: 24 * HOUR, count: 30 },
} satisfies Record<FigurePeriod, { step: number; count: number }>;

/** What browsers counted of the versions of a remote that they may get, over time. */
export async function readFigures(
  { store, db, clock }: Pick<Services, 'db' | 'clock'> & { store: Store },
  name: string,
  period: FigurePeriod,
): Promise<ReleaseFigures> {
  const { version: live, canary, previous } = await requireEntry(store, name);
  const named = [
    { version: live, role: 'live' as const },
    ...(canary ? [{ version: canary.version, role: 'canary' as const }] : []),
    ...(previous ? [{ version: previous, role: 'previous' as const }] : []),
  ];
  // A version that is tried again is the previous one too.
  const versions = named.filter((one, n) => named.findIndex(({ version }) => version === one.version) === n);
  const { step, count } = PERIODS[period];
  const begin = (Math.floor(clock().getTime() / step) - count + 1) * step;
  const rows = await readTelemetry(
    { db },
    name,
    versions.map(({ version }) => version),
    new Date(begin),
  );
  return {
    versions: versions.map((one) => {
      const total: Record<string, number> = {};
      const parts = Array.from({ length: count }, (): Record<string, number> => ({}));
      for (const row of rows) {
        const part = parts[Math.floor((row.at.getTime() - begin) / step)];
        if (row.version !== one.version || !part) continue;
        for (const counts of [part, total]) addCounts(counts, row.counts);
      }
      return {
        ...one,
        total: momentOf(begin, total),
        moments: parts.map((counts, n) => momentOf(begin + n * step, counts)),
      };
    }),
  };
}

function momentOf(at: number, counts: Counts): FigureMoment {
  const p75 = (measure: 'load' | 'lcp' | 'inp') => {
    const value = p75Of(histogramOf(counts, measure));
    return value === undefined ? null : Math.round(value);
  };
  return {
    at: new Date(at).toISOString(),
    loads: loadsOf(counts),
    failures: failuresOf(counts, 'delivery'),
    errors: failuresOf(counts, 'code'),
    ...{ load: p75('load'), lcp: p75('lcp'), inp: p75('inp') },
  };
}
