import type { ListItem } from '@my-note/contract';
import { isEmptyDraft, passesPrefix, slugOfPath, usePrefix } from '@my-note/kit/menu';
import { useSession } from '@my-note/kit/session';
import { useEffect, useMemo } from 'react';
import { useItems, usePath } from '../menu/use-items.ts';
import { rememberOpened, useOpened } from './opened-notes.ts';

const useUserId = () => useSession(({ user }) => user?._id ?? '');

/** The notes that were opened last and are still there, the newest first. */
export function useOpenedNotes(): ListItem[] {
  const ids = useOpened(useUserId());
  const { data: items } = useItems();
  const prefix = usePrefix();
  return useMemo(() => {
    const wanted = new Set(ids);
    const found = new Map(items?.filter(({ _id }) => wanted.has(_id)).map((item) => [item._id, item]));
    return ids.flatMap((id) => {
      const item = found.get(id);
      return item && !isEmptyDraft(item) && passesPrefix(item.slug, prefix) ? [item] : [];
    });
  }, [ids, items, prefix]);
}

const noteAt = (items: readonly ListItem[] | undefined, path: string) =>
  items?.find(({ slug, type }) => type === 'note' && `/${slug}` === path)?._id;

/** The path of the page that the browser loaded. */
function landingPath(): string {
  const [{ name = location.href } = {}] = performance.getEntriesByType('navigation');
  return `/${slugOfPath(new URL(name).pathname)}`;
}

/** Remembers each note whose page opens. */
export function useRememberOpened(): void {
  const userId = useUserId();
  const path = usePath();
  const { data: items } = useItems();
  // This code arrives late, when the first note may have been left already.
  const landed = useMemo(() => noteAt(items, landingPath()), [items]);
  const shown = useMemo(() => noteAt(items, path), [items, path]);
  useEffect(() => {
    if (userId && landed) rememberOpened(userId, landed);
  }, [userId, landed]);
  useEffect(() => {
    if (userId && shown) rememberOpened(userId, shown);
  }, [userId, shown]);
}
