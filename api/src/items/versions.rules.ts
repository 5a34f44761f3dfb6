const MINUTE = 60_000;
const FIRST_STRETCH_MS = 5 * MINUTE;
/** A pause this long ends an edit; the next change begins a new one. */
const PAUSE_MS = 5 * MINUTE;

type Times = { updatedAt: Date; editStartedAt: Date | null; versionKeptAt: Date | null };

/**
 * Whether the state that a change replaces is kept (docs/specification/service.md#versions): at the start of an
 * edit, then at most each minute in its first five minutes, then each five.
 */
export function planVersion({ updatedAt, editStartedAt, versionKeptAt }: Times, now: Date) {
  const since = (date: Date) => now.getTime() - date.getTime();
  if (editStartedAt === null || since(updatedAt) >= PAUSE_MS) return { keep: true, editStartedAt: now };
  const interval = since(editStartedAt) < FIRST_STRETCH_MS ? MINUTE : FIRST_STRETCH_MS;
  return { keep: versionKeptAt === null || since(versionKeptAt) >= interval, editStartedAt };
}
