/** The most open categories that are stored; the newest stay. */
const REMEMBERED = 500;

const keyOf = (userId: string) => `my-note.open-categories.${userId}`;

/** The categories that a user left open on this device, oldest first. */
export function readOpen(storage: Pick<Storage, 'getItem'>, userId: string): string[] {
  try {
    const ids: unknown = JSON.parse(storage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Stores them; without storage they are lost with the page. */
export function keepOpen(storage: Pick<Storage, 'setItem'>, userId: string, ids: readonly string[]): void {
  try {
    storage.setItem(keyOf(userId), JSON.stringify(ids.slice(-REMEMBERED)));
  } catch {
    // Storage is full or disabled.
  }
}
