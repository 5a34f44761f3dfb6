import type { CategoryOption, ListItem } from '@my-note/contract';

/** A category cannot move into itself. */
export const moveTargetsOf = (
  options: readonly CategoryOption[],
  { type, slug }: Pick<ListItem, 'type' | 'slug'>,
): CategoryOption[] =>
  options.filter((option) => type === 'note' || !`${option.slug}/`.startsWith(`${slug}/`));
