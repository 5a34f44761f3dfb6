import {
  ATTEMPTS_IN_JOURNAL,
  ATTEMPTS_KEPT,
  type NoteText,
  type ServerText,
  sameText,
} from '../save-types.ts';

/** A text that was sent, and how many of its requests were not answered. */
interface Attempt extends NoteText {
  open: number;
}

/** What the service is known to have of a note, and what it may have besides: requests whose answer did not come. */
export function createServerSnapshot(loaded: ServerText) {
  let known = loaded;
  let attempts: Attempt[] = [];
  /** There were more than are remembered: what the service has is uncertain until it answers. */
  let more = false;
  const forgetAttempts = () => {
    attempts = [];
    more = false;
  };
  const differsIn = (field: keyof NoteText, text: NoteText) =>
    more || text[field] !== known[field] || attempts.some((attempt) => attempt[field] !== text[field]);
  return {
    get: () => known,
    /** The service answered with this. */
    set: (text: ServerText) => {
      known = text;
      forgetAttempts();
    },
    /** Whether a field would have to be sent for the service to have it for certain. */
    differsIn,
    differsFrom: (text: NoteText) => differsIn('title', text) || differsIn('content', text),
    /** A request is sent. */
    attempt: (text: NoteText) => {
      const before = attempts.find((attempt) => sameText(attempt, text));
      const others = attempts.filter((attempt) => attempt !== before);
      if (others.length >= ATTEMPTS_KEPT) more = true;
      attempts = [{ ...text, open: (before?.open ?? 0) + 1 }, ...others].slice(0, ATTEMPTS_KEPT);
    },
    /** The last texts that were sent and not answered, newest first. */
    unanswered: (): NoteText[] =>
      attempts.slice(0, ATTEMPTS_IN_JOURNAL).map(({ title, content }) => ({ title, content })),
    /** The last request was answered: it has not arrived. The same text may have been sent before. */
    attemptFailed: () => {
      const [last, ...others] = attempts;
      if (last) attempts = last.open > 1 ? [{ ...last, open: last.open - 1 }, ...others] : others;
    },
    /** No request can arrive any more: the service has a newer text than they were written against. */
    forgetAttempts,
    /**
     * The text that was written here before a newer one of the service: an earlier request may have arrived
     * although its answer did not, and on the way the last one may have been sent twice.
     */
    agreedWith: (theirs: ServerText): NoteText =>
      attempts.find((attempt) => sameText(attempt, theirs)) ?? known,
  };
}
