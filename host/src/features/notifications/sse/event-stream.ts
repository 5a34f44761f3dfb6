import { paths } from '@my-note/contract';
import { ApiError, api } from '@my-note/kit/http';
import { createParser } from 'eventsource-parser';
import { pause } from '../../../platform/loading/retry.ts';
import type { FeedEvent } from './feed-events.ts';

/** The service sends a heartbeat every 25 seconds; after this silence the connection counts as lost. */
const SILENCE_MS = 80_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** The user has too many streams: one of them has to close first. */
const TOO_MANY_STREAMS = 429;

interface StreamOptions {
  /** The last known event; the service first sends those after it. */
  lastId: () => string | undefined;
  onEvent: (event: FeedEvent) => void;
  onLive: (live: boolean) => void;
  signal: AbortSignal;
}

/**
 * Reads the service's server-sent events, and reconnects, until `signal` aborts
 * (docs/specification/service.md#notification-feed).
 */
export async function followStream({ lastId, onEvent, onLive, signal }: StreamOptions): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    try {
      await readOnce(lastId(), signal, (event) => {
        failures = 0;
        onLive(true);
        onEvent(event);
      });
    } catch (error) {
      if (error instanceof ApiError && error.status === TOO_MANY_STREAMS) failures = Math.max(failures, 8);
    }
    onLive(false);
    await pause(backoff(failures++), signal);
  }
}

/** Doubles with each failure; random, so that clients do not all reconnect in the same moment. */
const backoff = (failures: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS) * (0.5 + Math.random());

/** Reads one response until the service, the network or a timeout ends it. */
async function readOnce(
  lastId: string | undefined,
  signal: AbortSignal,
  onEvent: (event: FeedEvent) => void,
): Promise<void> {
  const connection = new AbortController();
  const abort = () => connection.abort();
  let timeout = setTimeout(abort, SILENCE_MS);
  signal.addEventListener('abort', abort);
  try {
    const response = await api.stream(paths.notificationStream, {
      signal: connection.signal,
      headers: { accept: 'text/event-stream', ...(lastId ? { 'last-event-id': lastId } : {}) },
    });
    const parser = createParser({ onEvent: ({ event, id, data }) => onEvent({ event, id, data }) });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
      clearTimeout(timeout);
      timeout = setTimeout(abort, SILENCE_MS);
      parser.feed(chunk.value);
    }
  } finally {
    clearTimeout(timeout);
    signal.removeEventListener('abort', abort);
  }
}
