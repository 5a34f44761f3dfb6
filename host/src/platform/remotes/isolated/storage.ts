const PREFIX = 'my-note.isolated.';
/** Most that one remote stores for one person in this browser, in characters of keys and values. */
const QUOTA = 65_536;

const keyOf = (remote: string, userId: string) => `${PREFIX}${remote}.${userId}`;

/** What an isolated remote has stored for a person. It has nothing else of the browser's storage. */
export function readStored(remote: string, userId: string): Record<string, string> {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(keyOf(remote, userId)) ?? '{}');
    return Object.fromEntries(Object.entries(parsed ?? {}).map(([key, value]) => [key, String(value)]));
  } catch {
    return {};
  }
}

/**
 * Stores or removes one value of a remote.
 *
 * @returns false when its quota, or that of the browser, is used up: nothing has changed then
 */
export function storeValue(remote: string, userId: string, key: string, value: string | null): boolean {
  const next = new Map(Object.entries(readStored(remote, userId)));
  if (value === null) next.delete(key);
  else next.set(key, value);
  const size = [...next].reduce((sum, [name, text]) => sum + name.length + text.length, 0);
  if (size > QUOTA) return false;
  try {
    if (next.size === 0) localStorage.removeItem(keyOf(remote, userId));
    // A key such as __proto__ is one of an object that is made of entries.
    else localStorage.setItem(keyOf(remote, userId), JSON.stringify(Object.fromEntries(next)));
    return true;
  } catch {
    return false;
  }
}

/** Removes what isolated remotes have stored, of every person: the session of this browser has ended. */
export function forgetIsolated(): void {
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
  for (const key of keys) if (key?.startsWith(PREFIX)) localStorage.removeItem(key);
}
