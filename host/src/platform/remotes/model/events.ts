import { createStore } from '@my-note/kit/state';
import type { RemoteErrorKind } from './errors.ts';

interface About {
  /** Short name: `notes`. */
  remote: string;
  version: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** What happened to a remote in this tab; for the page `/i/about` and for telemetry. */
export type RemoteEvent =
  | (About & { kind: 'loaded'; module: string; ms: number; attempts: number })
  | (About & { kind: 'failed'; module: string; ms: number; error: RemoteErrorKind; message: string })
  | (About & { kind: 'circuit'; state: 'open' | 'half-open' | 'closed' });

const MAX_EVENTS = 100;
const store = createStore<readonly RemoteEvent[]>(() => []);

export function recordRemoteEvent(event: RemoteEvent): void {
  store.setState([...store.getState(), event].slice(-MAX_EVENTS), true);
}

/** The last hundred events, oldest first. */
export const remoteEvents = (): readonly RemoteEvent[] => store.getState();

/** Calls `listener` with each event from now on; returns the function that unsubscribes. */
export const onRemoteEvent = (listener: (event: RemoteEvent) => void): (() => void) =>
  store.subscribe((events) => {
    const latest = events.at(-1);
    if (latest) listener(latest);
  });
