import type { ListItem } from '@my-note/contract';

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
      .sort((a, b) => a.localeCompare(b, undefined, { numeric: true }))
  );
}
