import type { ListItem } from '@my-note/contract';

/**
 * Parent category wanted for a new note at `path` (docs/specification/product.md#requested-category): the category
 * whose slug
 * equals the path, else the one whose slug equals the path minus its last segment, else null.
 */
export function requestedCategory(items: readonly ListItem[], path: string): ListItem | null {
  const slug = path.replace(/^\//, '');
  const parent = slug.slice(0, Math.max(0, slug.lastIndexOf('/')));
  const category = (wanted: string) => items.find((item) => item.type === 'category' && item.slug === wanted);
  return category(slug) ?? category(parent) ?? null;
}
