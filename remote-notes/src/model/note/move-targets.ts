import type { CategoryOption, ListItem } from '@my-note/contract';

/** Categories an item can move to: all of them, for a category without itself and what is in it. */
export const moveTargetsOf = (
  options: readonly CategoryOption[],
  { type, slug }: Pick<ListItem, 'type' | 'slug'>,
): CategoryOption[] =>
  options.filter((option) => type === 'note' || !`${option.slug}/`.startsWith(`${slug}/`));
