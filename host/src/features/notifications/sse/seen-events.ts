/** So many ids are remembered; a stream repeats only what came just before it was lost. */
const REMEMBERED = 500;

/** What this tab knows of the feed: the last event, and which notifications it has shown. */
export function createSeenEvents() {
  let last: string | undefined;
  const seen = new Set<string>();
  return {
    /** The newest one known here, from which a further stream goes on. */
    last: () => last,
    /** The feed stands at `id`. */
    reached: (id: string): void => {
      if (!last || id > last) last = id;
    },
    /** Whether a notification is new to this tab; a second call with the same id returns false. */
    isNews: (id: string): boolean => {
      if (seen.has(id)) return false;
      if (seen.size >= REMEMBERED) seen.clear();
      seen.add(id);
      return true;
    },
  };
}
