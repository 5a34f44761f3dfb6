import { normalizeSearchText } from './normalize.ts';
import { searchTexts } from './texts.ts';

/** A category as it is compared with what is written after `in:`. */
export type NamedCategory = { id: string; title: string; slug: string; parentId: string | null };

/** As a search folds texts; a title of signs alone is compared as it is. */
const folded = (name: string) => normalizeSearchText(name).trim() || name.trim();
const foldedPath = (path: string) => path.split('/').map(folded).filter(Boolean).join('/');

/**
 * The ids of the categories that a title, a path of titles, or an address names, with all below them; none when unknown.
 * Case, accents, and punctuation are ignored.
 *
 * @example
 * categoriesNamed(categories, 'Work/Log');
 */
export function categoriesNamed(all: readonly NamedCategory[], name: string): string[] {
  const byId = new Map(all.map((category) => [category.id, category]));
  const paths = new Map<string, string>();
  const pathOf = (category: NamedCategory): string => {
    const known = paths.get(category.id);
    if (known !== undefined) return known;
    const parent = byId.get(category.parentId ?? '');
    const own = foldedPath(category.title);
    const path = parent ? `${pathOf(parent)}/${own}` : own;
    paths.set(category.id, path);
    return path;
  };
  const wanted = foldedPath(name);
  const named = all.filter(
    (category) =>
      foldedPath(category.title) === wanted ||
      pathOf(category) === wanted ||
      foldedPath(category.slug) === wanted,
  );
  const below = (category: NamedCategory) => named.some(({ slug }) => category.slug.startsWith(`${slug}/`));
  return all.filter((category) => named.includes(category) || below(category)).map(({ id }) => id);
}

/**
 * What is said of a category that there is not.
 *
 * @example
 * if (categoriesNamed(categories, name).length === 0) throw new Error(unknownCategory(name));
 */
export const unknownCategory = (name: string): string => searchTexts.noCategory(name);
