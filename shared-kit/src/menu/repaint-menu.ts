import type { ListItem } from '@my-note/contract';
import { type MenuEntry, sameEntry, toEntry } from './menu-entry.ts';

/** A menu with what a later change of it needs. */
export interface MadeMenu {
  menu: MenuEntry[];
  entries: Map<string, MenuEntry>;
  /** Under which entry each one is shown; null at the top level. */
  parents: ReadonlyMap<string, string | null>;
}

/** With more changes than this, rebuilding the menu is as fast. */
const FEW = 20;

/** The few items of which only the looks changed; null when the tree itself may be another. */
export function changedLooks(
  before: readonly ListItem[],
  after: readonly ListItem[],
  isShown: (item: ListItem) => boolean,
): ListItem[] | null {
  if (before.length !== after.length) return null;
  const changed: ListItem[] = [];
  for (const [index, item] of after.entries()) {
    const former = before[index];
    if (former === item) continue;
    const samePlace =
      former?._id === item._id &&
      former.type === item.type &&
      former.order === item.order &&
      former.category?._id === item.category?._id &&
      isShown(former) === isShown(item);
    if (!samePlace || changed.length === FEW) return null;
    changed.push(item);
  }
  return changed;
}

/** The menu with other titles, links or pins; only these entries and those they lie in are new. */
export function repaint({ menu, entries, parents }: MadeMenu, changed: readonly ListItem[]): MadeMenu {
  let top = menu;
  const replace = (former: MenuEntry, next: MenuEntry): void => {
    entries.set(next._id, next);
    const swap = (siblings: MenuEntry[]) => siblings.with(siblings.indexOf(former), next);
    const parent = entries.get(parents.get(next._id) ?? '');
    if (parent) replace(parent, { ...parent, subs: swap(parent.subs) });
    else top = swap(top);
  };
  for (const item of changed) {
    const former = entries.get(item._id);
    const next = former && toEntry(item, former.subs);
    if (former && next && !sameEntry(former, next)) replace(former, next);
  }
  return { menu: top, entries, parents };
}
