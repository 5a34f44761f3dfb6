import type { MenuEntry } from '@my-note/kit/menu';

/** How many notes are below each category, at any depth, by its id. */
export function countNotes(menu: readonly MenuEntry[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const count = (entries: readonly MenuEntry[]): number => {
    let sum = 0;
    for (const { _id, type, subs } of entries) {
      const below = type === 'single' ? 1 : count(subs);
      if (type === 'category') counts.set(_id, below);
      sum += below;
    }
    return sum;
  };
  count(menu);
  return counts;
}

/** The ids of all categories below which something can be shown. */
export const categoriesOf = (menu: readonly MenuEntry[]): string[] =>
  menu.flatMap(({ _id, type, subs }) => (type === 'category' ? [_id, ...categoriesOf(subs)] : []));
