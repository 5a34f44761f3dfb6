/** A stream repeats only what it sent just before the connection was lost. */
const REMEMBERED = 500;

/** The last event that this tab knows, and the notifications it has received. */
export function createSeenEvents() {
  let last: string | undefined;
  const seen = new Set<string>();
  return {
    /** The newest known event, after which the next stream resumes. */
    last: () => last,
    reached: (id: string): void => {
      if (!last || id > last) last = id;
    },
    /** Whether a notification is new; a second call with the same id returns false. */
    isNew: (id: string): boolean => {
      if (seen.has(id)) return false;
      if (seen.size >= REMEMBERED) seen.clear();
      seen.add(id);
      return true;
    },
  };
}
