import {
  ATTEMPTS_IN_JOURNAL,
  ATTEMPTS_KEPT,
  type NoteText,
  type ServerText,
  sameText,
} from '../save-types.ts';

/** A text that was sent, and how many of its requests got no response. */
interface Attempt extends NoteText {
  open: number;
}

/** What the service is known to have of a note, and what it may have: requests without a response may have arrived. */
export interface ServerSnapshot {
  known: ServerText;
  /** Newest first. */
  attempts: readonly Attempt[];
  /** More attempts failed than are remembered: the service's text is uncertain until it responds. */
  overflowed: boolean;
}

export const snapshotOf = (known: ServerText): ServerSnapshot => ({ known, attempts: [], overflowed: false });

/** Whether a field must be sent for the service to have it for certain. */
export const fieldDiffers = (
  { known, attempts, overflowed }: ServerSnapshot,
  field: keyof NoteText,
  text: NoteText,
): boolean =>
  overflowed || text[field] !== known[field] || attempts.some((attempt) => attempt[field] !== text[field]);

export const textDiffers = (server: ServerSnapshot, text: NoteText): boolean =>
  fieldDiffers(server, 'title', text) || fieldDiffers(server, 'content', text);

export function withAttempt(server: ServerSnapshot, text: NoteText): ServerSnapshot {
  const repeated = server.attempts.find((attempt) => sameText(attempt, text));
  const others = server.attempts.filter((attempt) => attempt !== repeated);
  const attempt = { ...text, open: (repeated?.open ?? 0) + 1 };
  return {
    ...server,
    attempts: [attempt, ...others].slice(0, ATTEMPTS_KEPT),
    overflowed: server.overflowed || others.length >= ATTEMPTS_KEPT,
  };
}

/** The service refused the last request, so its text did not arrive. An earlier request with the same text may have. */
export function withoutLastAttempt(server: ServerSnapshot): ServerSnapshot {
  const [last, ...others] = server.attempts;
  if (!last) return server;
  return { ...server, attempts: last.open > 1 ? [{ ...last, open: last.open - 1 }, ...others] : others };
}

/** No earlier request can arrive any more: the service has a newer version than they were based on. */
export const withoutAttempts = ({ known }: ServerSnapshot): ServerSnapshot => snapshotOf(known);

/** The last texts that were sent without a response, newest first, as many as the journal keeps. */
export const textsWithoutResponse = ({ attempts }: ServerSnapshot): NoteText[] =>
  attempts.slice(0, ATTEMPTS_IN_JOURNAL).map(({ title, content }) => ({ title, content }));

/**
 * The common ancestor to merge a newer text of the service against: an earlier request may have arrived without its
 * response, and the network may have delivered the last one twice.
 */
export const mergeBase = ({ known, attempts }: ServerSnapshot, theirs: ServerText): NoteText =>
  attempts.find((attempt) => sameText(attempt, theirs)) ?? known;
