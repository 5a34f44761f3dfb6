import type { User } from '@my-note/contract';

const STORAGE_KEY = 'my-note.people';

/** The names of who signed out here, by id; what they left on this device is named by them. */
export function readPastUsers(storage: Storage = localStorage): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? '{}');
    return Object.fromEntries(Object.entries(kept ?? {}).map(([id, name]) => [id, String(name)]));
  } catch {
    return {};
  }
}

export function rememberUser({ _id, name }: User, storage: Storage = localStorage): void {
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify({ ...readPastUsers(storage), [_id]: name }));
  } catch {
    // A full storage: the name is not shown then.
  }
}

/** Removes all names but those of users with unsaved text. */
export function prunePastUsers(ids: string[], storage: Storage = localStorage): void {
  const people = Object.entries(readPastUsers(storage)).filter(([id]) => ids.includes(id));
  if (people.length > 0) storage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(people)));
  else storage.removeItem(STORAGE_KEY);
}
