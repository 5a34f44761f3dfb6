import { searchTexts } from './texts.ts';

/** A category as it is compared with what is written after `in:`. */
export type NamedCategory = { id: string; title: string; slug: string; parentId: string | null };

const folded = (title: string) => title.trim().normalize('NFC').toLowerCase();

/**
 * The ids of the categories that a title, a path of titles, or an address names, with all below them; none when unknown.
 *
 * @example
 * categoriesNamed(categories, 'Work/Log');
 */
export function categoriesNamed(all: readonly NamedCategory[], name: string): string[] {
  const byId = new Map(all.map((category) => [category.id, category]));
  const pathOf = (category: NamedCategory): string => {
    const parent = byId.get(category.parentId ?? '');
    return parent ? `${pathOf(parent)}/${folded(category.title)}` : folded(category.title);
  };
  const wanted = name.split('/').map(folded).filter(Boolean).join('/');
  const named = all.filter(
    (category) =>
      folded(category.title) === wanted || pathOf(category) === wanted || category.slug === wanted,
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
