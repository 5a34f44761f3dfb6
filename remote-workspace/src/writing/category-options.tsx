import type { ListItem } from '@my-note/contract';
import { collator } from '@my-note/contract/language';

const byPath = collator({ numeric: true });

const pathOf = (item: ListItem, byId: ReadonlyMap<string, ListItem>): string => {
  const parent = byId.get(item.category?._id ?? '');
  return parent ? `${pathOf(parent, byId)} / ${item.title}` : item.title;
};

/** The categories of a list as options of a select, by their paths. */
export function CategoryOptions({ items }: { items: readonly ListItem[] }) {
  const byId = new Map(items.map((item) => [item._id, item]));
  return items
    .filter(({ type }) => type === 'category')
    .map((item) => ({ id: item._id, path: pathOf(item, byId) }))
    .sort((a, b) => byPath(a.path, b.path))
    .map(({ id, path }) => (
      <option key={id} value={id}>
        {path}
      </option>
    ));
}
