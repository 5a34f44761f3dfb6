import { paths } from '@my-note/contract';
import { ApiError, api } from '@my-note/shared-kit/http';
import { createParser } from 'eventsource-parser';
import { pause } from '../../../platform/loading/retry-import.ts';
import type { FeedEvent } from './feed-events.ts';

/** The service sends a heartbeat every 25 seconds; after this silence the connection counts as lost. */
const SILENCE_MS = 80_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** Too many tabs of the user hold a stream: one of them has to close first. */
const FULL = 429;

interface StreamOptions {
  /** The last event that is known here; what came after it is sent first. */
  lastId: () => string | undefined;
  onEvent: (event: FeedEvent) => void;
  onLive: (live: boolean) => void;
  signal: AbortSignal;
}

/**
 * Server-sent events of the service, again and again until `signal` ends it
 * (docs/specification/service.md#notification-feed). A session that
 * is over ends it that way too: the client signs out, unless another session has taken its place.
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
      if (error instanceof ApiError && error.status === FULL) failures = Math.max(failures, 8);
    }
    onLive(false);
    await pause(backoff(failures++), signal);
  }
}

/** Doubles with each failure; by chance, so that not everybody comes back in the same moment. */
const backoff = (failures: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS) * (0.5 + Math.random());

/** Reads one response until the service, the network or a silence ends it. */
async function readOnce(
  lastId: string | undefined,
  signal: AbortSignal,
  onEvent: (event: FeedEvent) => void,
): Promise<void> {
  const line = new AbortController();
  const cut = () => line.abort();
  let silence = setTimeout(cut, SILENCE_MS);
  signal.addEventListener('abort', cut);
  try {
    const answer = await api.stream(paths.notificationStream, {
      signal: line.signal,
      headers: { accept: 'text/event-stream', ...(lastId ? { 'last-event-id': lastId } : {}) },
    });
    const parser = createParser({ onEvent: ({ event, id, data }) => onEvent({ event, id, data }) });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      clearTimeout(silence);
      silence = setTimeout(cut, SILENCE_MS);
      parser.feed(part.value);
    }
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', cut);
  }
}
