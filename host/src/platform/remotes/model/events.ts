import type { RemoteErrorKind } from './errors.ts';

interface About {
  /** Short name: `notes`. */
  remote: string;
  version: string;
  /** When it happened: milliseconds since 1970. */
  at: number;
}

/** What happened to a remote in this tab; for the page `/i/about` and for telemetry. */
export type RemoteEvent =
  | (About & { kind: 'loaded'; module: string; ms: number; attempts: number })
  | (About & { kind: 'failed'; module: string; ms: number; error: RemoteErrorKind; message: string })
  | (About & { kind: 'circuit'; state: 'open' | 'half-open' | 'closed' });

const KEPT = 100;
const past: RemoteEvent[] = [];
const listeners = new Set<(event: RemoteEvent) => void>();

export function report(event: RemoteEvent): void {
  past.push(event);
  if (past.length > KEPT) past.shift();
  for (const listener of listeners) listener(event);
}

/** The last hundred events, oldest first. */
export const remoteEvents = (): readonly RemoteEvent[] => past;

/** Tells of every event from now on; answers how to stop. */
export function onRemoteEvent(listener: (event: RemoteEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
