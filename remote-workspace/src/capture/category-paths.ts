import type { ListItem } from '@my-note/contract';
import { collator } from '@my-note/contract/language';

const byPath = collator({ numeric: true });

/** Paths of all categories from the top level, such as `Work/Log`, sorted. */
export function categoryPaths(items: readonly ListItem[]): string[] {
  const categories = new Map(items.flatMap((item) => (item.type === 'category' ? [[item._id, item]] : [])));
  const titlesOf = (item: ListItem | undefined): string[] =>
    item ? [...titlesOf(categories.get(item.category?._id ?? '')), item.title] : [];
  return (
    [...categories.values()]
      .map(titlesOf)
      // A path could not name it.
      .filter((titles) => titles.every((title) => !title.includes('/')))
      .map((titles) => titles.join('/'))
      .sort(byPath)
  );
}
