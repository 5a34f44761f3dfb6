import type { MenuEntry } from '@my-note/shared-kit/menu';

interface FilteredMenu {
  menu: MenuEntry[];
  /** Ids of the categories that lead to a match. */
  open: Set<string>;
}

/** The entries whose title contains a text, with their ancestors; a matching category keeps its contents. */
export function filterMenu(menu: readonly MenuEntry[], text: string): FilteredMenu {
  const wanted = text.trim().toLowerCase();
  const open = new Set<string>();
  const filter = (entries: readonly MenuEntry[]): MenuEntry[] =>
    entries.flatMap((entry) => {
      const subs = filter(entry.subs);
      if (subs.length > 0) {
        open.add(entry._id);
        return { ...entry, subs };
      }
      return entry.title.toLowerCase().includes(wanted) ? entry : [];
    });
  return { menu: filter(menu), open };
}
