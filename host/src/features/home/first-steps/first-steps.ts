import type { Category, ListItem } from '@my-note/contract';
import { isEmptyDraft } from '@my-note/kit/menu';

/** A user with this many notes needs no first steps. */
const EXPERIENCED = 10;

/** Which of the first steps are done. */
export function firstSteps(items: readonly ListItem[], examples: Category | null | undefined) {
  const own = items.filter(({ slug }) => !examples || !`${slug}/`.startsWith(`${examples.slug}/`));
  const notes = own.filter((item) => item.type === 'note' && !isEmptyDraft(item)).length;
  return {
    note: notes > 0,
    category: own.some(({ type }) => type === 'category'),
    needed: notes < EXPERIENCED,
  };
}

/** How many items in the examples' category were changed or added since they were loaded. */
export function changedInside(items: readonly ListItem[], slug: string): number {
  const inside = items.filter((item) => item.slug.startsWith(`${slug}/`));
  // Examples are created at one moment; later changes have a later date.
  const [createdAt] = inside.map(({ updatedAt }) => updatedAt).sort();
  return inside.filter(({ updatedAt }) => updatedAt !== createdAt).length;
}
