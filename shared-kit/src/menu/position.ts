import type { MenuEntry } from './menu-entry.ts';

const within = (path: string, href: string) => `${path}/`.startsWith(`${href}/`);

/**
 * A category whose path is a prefix of the current path shows as open
 * (docs/specification/product.md#side-navigation-entries).
 */
export const isOpen = (entry: MenuEntry, path: string): boolean =>
  entry.type === 'category' && within(path, entry.href);

/** A single entry is highlighted when the current path contains its link; a category when it is the page. */
export const isCurrent = (entry: MenuEntry, path: string): boolean =>
  entry.type === 'single' ? within(path, entry.href) : path === entry.href;

/**
 * Entries from the top level down to the current path (docs/specification/product.md#breadcrumbs).
 *
 * @example
 * const above = breadcrumbs(buildMenu(items), '/work/plan');
 */
export function breadcrumbs(entries: readonly MenuEntry[], path: string): MenuEntry[] {
  const entry = entries.find(({ href }) => within(path, href));
  return entry ? [entry, ...breadcrumbs(entry.subs, path)] : [];
}

export interface SiblingLinks {
  previous: MenuEntry | null;
  next: MenuEntry | null;
}

/**
 * Neighbours of the current entry among its siblings; at either end the parent
 * (docs/specification/product.md#previous-and-next-links).
 *
 * @example
 * const { previous, next } = siblingLinks(buildMenu(items), '/work/plan');
 */
export function siblingLinks(entries: readonly MenuEntry[], path: string): SiblingLinks {
  const trail = breadcrumbs(entries, path);
  const current = trail.at(-1);
  if (!current || current.href !== path) return { previous: null, next: null };
  const parent = trail.at(-2) ?? null;
  const siblings = parent?.subs ?? entries;
  const index = siblings.indexOf(current);
  return { previous: siblings[index - 1] ?? parent, next: siblings[index + 1] ?? parent };
}
