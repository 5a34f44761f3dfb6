/** So many ids are remembered; a stream repeats only what came just before it was lost. */
const REMEMBERED = 500;

/** What this tab knows of the feed: where it began, how far it has come, and what it has told. */
export function createMemory() {
  /** The newest notification when the page opened: it and what is older is no news. */
  let start: string | undefined;
  let last: string | undefined;
  const told = new Set<string>();
  return {
    /** The newest one known here, from which a further stream goes on. */
    last: () => last,
    /** The feed stands at `id`. The first time says where this page began. */
    reached: (id: string): void => {
      start ??= id;
      if (!last || id > last) last = id;
    },
    /** Whether a notification is news to this tab; asked once, it is not any more. */
    isNews: (id: string): boolean => {
      if (told.has(id) || (start !== undefined && id <= start)) return false;
      if (told.size >= REMEMBERED) told.clear();
      told.add(id);
      return true;
    },
  };
}
