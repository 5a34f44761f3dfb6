import { useState } from 'react';
import { SORTS, type Sort } from '../../model/note/sort-children.ts';

/** The most categories whose view is kept; the newest stay. */
const REMEMBERED = 200;
const KEY = 'my-note.category-views';

/** How a category's page shows its children. */
export interface ListView {
  sort: Sort;
  previews: boolean;
}

const AT_FIRST: ListView = { sort: 'manual', previews: true };

/** What this device has kept, by category. Anything else in its place counts as nothing. */
function readAll(): [string, unknown][] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  } catch {
    return [];
  }
}

function readView(categoryId: string): ListView {
  const stored = readAll().find(([id]) => id === categoryId)?.[1];
  if (typeof stored !== 'object' || stored === null) return AT_FIRST;
  const sort = SORTS.find((each) => 'sort' in stored && stored.sort === each) ?? AT_FIRST.sort;
  return { sort, previews: !('previews' in stored && stored.previews === false) };
}

function keepView(categoryId: string, view: ListView): void {
  const others = readAll().filter(([id]) => id !== categoryId);
  const kept = [...others, [categoryId, view] as const].slice(-REMEMBERED);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Storage is full or disabled; the view lasts as long as the page.
  }
}

/** The view of one category, which this device remembers. */
export function useListView(categoryId: string): [ListView, (change: Partial<ListView>) => void] {
  const [view, setView] = useState(() => readView(categoryId));
  const change = (changed: Partial<ListView>) => {
    const next = { ...view, ...changed };
    setView(next);
    keepView(categoryId, next);
  };
  return [view, change];
}
