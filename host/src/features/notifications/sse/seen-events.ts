/** So many ids are remembered; a stream repeats only what came just before it was lost. */
const REMEMBERED = 500;

/** What this tab knows of the feed: how far it has come, and what it has told. */
export function createSeenEvents() {
  let last: string | undefined;
  const told = new Set<string>();
  return {
    /** The newest one known here, from which a further stream goes on. */
    last: () => last,
    /** The feed stands at `id`. */
    reached: (id: string): void => {
      if (!last || id > last) last = id;
    },
    /** Whether a notification is news to this tab; asked once, it is not any more. */
    isNews: (id: string): boolean => {
      if (told.has(id)) return false;
      if (told.size >= REMEMBERED) told.clear();
      told.add(id);
      return true;
    },
  };
}
