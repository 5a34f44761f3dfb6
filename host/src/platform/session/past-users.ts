import type { User } from '@my-note/contract';

const STORAGE_KEY = 'my-note.people';

/** Names of users who signed out on this device, by id, to label their unsaved text. */
export function readPastUsers(storage: Storage = localStorage): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? '{}');
    return Object.fromEntries(Object.entries(stored ?? {}).map(([id, name]) => [id, String(name)]));
  } catch {
    return {};
  }
}

export function rememberUser({ _id, name }: User, storage: Storage = localStorage): void {
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify({ ...readPastUsers(storage), [_id]: name }));
  } catch {
    // The storage is full: the name is not shown.
  }
}

/** Removes all names but those of users with unsaved text. */
export function prunePastUsers(ids: string[], storage: Storage = localStorage): void {
  const people = Object.entries(readPastUsers(storage)).filter(([id]) => ids.includes(id));
  if (people.length > 0) storage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(people)));
  else storage.removeItem(STORAGE_KEY);
}
