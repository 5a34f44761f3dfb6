import type { Category, ListItem } from '@my-note/contract';
import { isEmptyDraft } from '@my-note/shared-kit/menu';

/** With so many notes of one's own nobody needs to be shown the way. */
const AT_HOME = 10;

/** Which of the first steps are done, as far as the notes tell. */
export function firstSteps(items: readonly ListItem[], examples: Category | null | undefined) {
  const own = items.filter(({ slug }) => !examples || !`${slug}/`.startsWith(`${examples.slug}/`));
  const notes = own.filter((item) => item.type === 'note' && !isEmptyDraft(item)).length;
  return {
    note: notes > 0,
    category: own.some(({ type }) => type === 'category'),
    needed: notes < AT_HOME,
  };
}

/** How many of the items below the example notes' category are no longer as they came, or came later. */
export function changedInside(items: readonly ListItem[], slug: string): number {
  const inside = items.filter((item) => item.slug.startsWith(`${slug}/`));
  // All of them came in one moment, and what was written since is later.
  const [came] = inside.map(({ updatedAt }) => updatedAt).sort();
  return inside.filter(({ updatedAt }) => updatedAt !== came).length;
}
