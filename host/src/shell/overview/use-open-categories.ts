import type { MenuEntry } from '@my-note/kit/menu';
import { useMemo, useState } from 'react';
import type { OpenByHand } from '../tree/tree-rows.ts';
import { categoriesOf } from './count-notes.ts';

/** A larger tree opens with the current branch only. */
const SHOWN_WHOLE = 300;

const allSet = (menu: readonly MenuEntry[], open: boolean): OpenByHand =>
  new Map(categoriesOf(menu).map((id) => [id, open]));

interface Filtered {
  text: string;
  byHand: OpenByHand;
}

/**
 * Which categories of the overview are open: all of a small tree, else those of the current page; under a filter those
 * that lead to a match. What a person opens or closes counts until the filter changes.
 */
export function useOpenCategories(
  menu: readonly MenuEntry[],
  size: number,
  filter: { text: string; open: ReadonlySet<string> },
) {
  const [all, setAll] = useState(size <= SHOWN_WHOLE);
  const [byHand, setByHand] = useState<OpenByHand>(() => (all ? allSet(menu, true) : new Map()));
  const [filtered, setFiltered] = useState<Filtered>({ text: '', byHand: new Map() });

  const underFilter = useMemo(() => {
    const chosen: OpenByHand = filtered.text === filter.text ? filtered.byHand : new Map();
    return new Map([...[...filter.open].map((id) => [id, true] as const), ...chosen]);
  }, [filter, filtered]);
  const shown = filter.text ? underFilter : byHand;

  return {
    byHand: shown,
    setOpen: (ids: readonly string[], open: boolean): void => {
      const next = new Map([...shown, ...ids.map((id) => [id, open] as const)]);
      if (filter.text) setFiltered({ text: filter.text, byHand: next });
      else setByHand(next);
    },
    allOpen: all,
    toggleAll: (): void => {
      setAll(!all);
      setByHand(allSet(menu, !all));
    },
  };
}
