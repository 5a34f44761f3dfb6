import type { MenuEntry } from '@my-note/kit/menu';

interface MenuPosition {
  position: number;
  siblings: number;
  /** Title of the category it is in; null at the top level. */
  parent: string | null;
}

/** The position of an entry among its siblings; null when the menu does not contain it. */
export function menuPosition(
  entries: readonly MenuEntry[],
  id: string,
  parent: string | null = null,
): MenuPosition | null {
  const index = entries.findIndex(({ _id }) => _id === id);
  if (index >= 0) return { position: index + 1, siblings: entries.length, parent };
  for (const { title, subs } of entries) {
    const found = subs.length > 0 ? menuPosition(subs, id, title) : null;
    if (found) return found;
  }
  return null;
}
