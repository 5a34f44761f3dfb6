import type { MenuEntry } from '@my-note/kit/menu';

interface FilteredMenu {
  menu: MenuEntry[];
  /** Ids of the categories that lead to a match. */
  open: Set<string>;
  /** The entries that match, from the first column down: those in categories, then the notes of the top level. */
  matches: MenuEntry[];
}

/** The entries whose title contains a text, with their ancestors; a matching category keeps its contents. */
export function filterMenu(menu: readonly MenuEntry[], text: string): FilteredMenu {
  const wanted = text.trim().toLowerCase();
  const open = new Set<string>();
  const matches: MenuEntry[] = [];
  const filter = (entries: readonly MenuEntry[]): MenuEntry[] =>
    entries.flatMap((entry) => {
      const isMatch = entry.title.toLowerCase().includes(wanted);
      if (isMatch) matches.push(entry);
      const subs = filter(entry.subs);
      if (subs.length > 0) {
        open.add(entry._id);
        return { ...entry, subs };
      }
      return isMatch ? entry : [];
    });
  const filtered = filter(menu);
  const loose = new Set(filtered.filter(({ type }) => type === 'single'));
  return {
    menu: filtered,
    open,
    matches: [
      ...matches.filter((entry) => !loose.has(entry)),
      ...matches.filter((entry) => loose.has(entry)),
    ],
  };
}
