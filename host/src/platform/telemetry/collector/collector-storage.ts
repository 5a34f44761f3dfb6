import type { RemoteTelemetry } from '@my-note/contract/telemetry';

const KEY = 'my-note.telemetry';
const HOUR = 3_600_000;
const MOST_KEPT = 10;

interface Stored {
  /** When this browser sent its last report. */
  sent: number;
  /** What a page that closed could not send any more. */
  pending: RemoteTelemetry[];
  /** When a load of a version failed, by `name version`. */
  failed: Record<string, number>;
}

function read(): Stored {
  const empty: Stored = { sent: 0, pending: [], failed: {} };
  try {
    return { ...empty, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return empty;
  }
}

function write(change: Partial<Stored>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), ...change }));
  } catch {
    // Without storage each page is a browser of its own.
  }
}

/** What the tabs of this browser have in common: one report a minute, and one failure of a version an hour. */
export const collectorStorage = {
  sentAt: (): number => read().sent,
  sent: (): void => write({ sent: Date.now() }),
  /** What closed pages left, once. */
  takePending: (): RemoteTelemetry[] => {
    const { pending } = read();
    if (pending.length > 0) write({ pending: [] });
    return pending;
  },
  keep: (pending: RemoteTelemetry[]): void =>
    write({ pending: [...read().pending, ...pending].slice(0, MOST_KEPT) }),
  /** A browser in which a version always fails must not count as many browsers. */
  hasFailedLately: (key: string): boolean => (read().failed[key] ?? 0) > Date.now() - HOUR,
  failed: (key: string): void => {
    const { failed } = read();
    const lately = Object.entries(failed).filter(([, at]) => at > Date.now() - HOUR);
    write({ failed: { ...Object.fromEntries(lately), [key]: Date.now() } });
  },
};
