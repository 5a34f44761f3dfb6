import { useSession } from '@my-note/kit/session';
import { useMemo, useState } from 'react';
import { useStable } from '../../platform/ui/use-stable.ts';
import type { OpenByHand } from '../tree/tree-rows.ts';
import { useExpanded } from '../tree/use-expanded.ts';
import { keepOpen, readOpen } from './expanded-storage.ts';

const closedOf = (byHand: OpenByHand) => [...byHand].filter(([, open]) => !open);

/**
 * Categories that the user opened in the sidebar besides those of the path. They stay open on this device until they are
 * closed. A closed category of the path opens again with the next page.
 */
export function useStoredExpanded(page: string) {
  const userId = useSession(({ user }) => user?._id ?? '');
  const [opened, setOpened] = useState(() => readOpen(localStorage, userId));
  const [onThisPage, setOnThisPage] = useExpanded(page);

  const byHand: OpenByHand = useMemo(
    () => new Map([...opened.map((id) => [id, true] as const), ...closedOf(onThisPage)]),
    [opened, onThisPage],
  );
  const remember = (ids: readonly string[], open: boolean) => {
    const changed = new Set(ids);
    if (open ? ids.every((id) => opened.includes(id)) : !opened.some((id) => changed.has(id))) return;
    const others = opened.filter((id) => !changed.has(id));
    const next = open ? [...others, ...ids] : others;
    setOpened(next);
    keepOpen(localStorage, userId, next);
  };
  const setOpen = useStable((ids: readonly string[], open: boolean) => {
    setOnThisPage(ids, open);
    remember(ids, open);
  });
  return { byHand, setOpen, remember: useStable(remember) };
}
