import {
  CODE_FAILURES,
  type RemoteTelemetry,
  type TelemetryFailure,
  type TelemetryMeasure,
  type TelemetryReport,
} from '@my-note/contract/telemetry';

export interface Source {
  name: string;
  version: string;
}

const MOST_VALUES = 20;
const MOST_REMOTES = 20;

/**
 * What this page has counted since its last report, by remote and version.
 * @param kept what other pages have left
 */
export function createPendingReport(kept: readonly RemoteTelemetry[] = []) {
  let left = kept;
  let pending = new Map<string, RemoteTelemetry>();
  // A page fails once by a remote's code and once by its delivery, however often it reports.
  const failedHere = new Set<string>();

  function of({ name, version }: Source): RemoteTelemetry {
    const key = keyOf({ name, version });
    const found = pending.get(key) ?? { name, version };
    if (pending.size < MOST_REMOTES) pending.set(key, found);
    return found;
  }

  return {
    wanted: (source: Source) => {
      of(source).wanted = true;
    },
    failed: (source: Source, kind: TelemetryFailure) => {
      const key = `${keyOf(source)} ${CODE_FAILURES.includes(kind)}`;
      if (failedHere.has(key)) return;
      failedHere.add(key);
      const one = of(source);
      one.failures = [...(one.failures ?? []), kind];
    },
    measured: (source: Source, measure: TelemetryMeasure, value: number) => {
      const one = of(source);
      const values = one[measure] ?? [];
      if (values.length < MOST_VALUES) one[measure] = [...values, Math.round(value)];
    },
    /** Of interactions, the slowest alone counts. */
    interacted: (source: Source, ms: number) => {
      const one = of(source);
      one.inp = [Math.round(Math.max(ms, ...(one.inp ?? [])))];
    },
    framed: (source: Source, ms: number) => {
      const one = of(source);
      one.frames = (one.frames ?? 0) + 1;
      one.frameMs = Math.round((one.frameMs ?? 0) + ms);
    },
    transferred: (source: Source, bytes: number) => {
      const one = of(source);
      one.bytes = (one.bytes ?? 0) + bytes;
    },
    used: (source: Source, kit: readonly string[]) => {
      of(source).kit = kit.slice(0, 40);
    },
    isEmpty: () => pending.size + left.length === 0,
    hasFailures: () => [...pending.values()].some(({ failures }) => failures !== undefined),
    read: (): TelemetryReport => ({ remotes: [...left, ...pending.values()].slice(0, MOST_REMOTES) }),
    clear: () => {
      left = [];
      pending = new Map();
    },
  };
}
export type PendingReport = ReturnType<typeof createPendingReport>;

const keyOf = ({ name, version }: Source) => `${name} ${version}`;
