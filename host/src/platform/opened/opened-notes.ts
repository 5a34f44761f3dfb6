import { createStore, useStore } from '@my-note/kit/state';
import { useMemo } from 'react';

/** The most notes that are remembered; the newest stay. */
const REMEMBERED = 30;

const keyOf = (userId: string) => `my-note.opened-notes.${userId}`;

/** The notes that a user opened last on this device, the newest first. */
export function readOpened(storage: Pick<Storage, 'getItem'>, userId: string): string[] {
  try {
    const ids: unknown = JSON.parse(storage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** A list with a note at its front. */
export const withOpened = (ids: readonly string[], id: string): string[] =>
  [id, ...ids.filter((other) => other !== id)].slice(0, REMEMBERED);

const store = createStore<{ userId: string; ids: readonly string[] }>(() => ({ userId: '', ids: [] }));

/** Another tab may have opened notes meanwhile, so that the stored list counts. */
export function rememberOpened(userId: string, id: string): void {
  const ids = withOpened(readOpened(localStorage, userId), id);
  store.setState({ userId, ids });
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(ids));
  } catch {
    // Without storage they last as long as the page.
  }
}

/** The ids of the notes that a user opened last. */
export function useOpened(userId: string): readonly string[] {
  const kept = useMemo(() => readOpened(localStorage, userId), [userId]);
  const { userId: of, ids } = useStore(store);
  return of === userId ? ids : kept;
}
