import { KIND, type ListChanges, type ListPart } from './list-parts.ts';
import type { ListItem } from './notes.ts';

/** A copy of the list of items, by their ids: read in parts, kept up to date by changes. */
export type ListCopy = Map<string, ListItem>;

/** Items between two steps of a long work, so that a page can draw in between. */
const STEP = 2_500;

/** Adds one part (docs/specification/service.md#parts-of-the-list). Slugs and titles of categories are right after `resolveCopy`. */
export function addPart(copy: ListCopy, part: ListPart): void {
  const orders = new Map(part.orders);
  const icons = new Map(part.icons);
  const categories = part.parents.map((_id) => ({ _id, title: '' }));
  let time = 0;
  for (const [at, _id] of part.ids.entries()) {
    const title = part.titles[at] ?? '';
    const kind = part.kinds[at] ?? 0;
    const icon = icons.get(at);
    time += part.updated[at] ?? 0;
    copy.set(_id, {
      _id,
      title,
      slug: part.segments[at] ?? '',
      type: kind & KIND.category ? 'category' : 'note',
      category: categories[part.parent[at] ?? -1] ?? null,
      order: orders.get(at) ?? [],
      pinned: (kind & KIND.pinned) > 0,
      updatedAt: new Date(time).toISOString(),
      ...(icon === undefined ? {} : { icon }),
      ...(kind & KIND.locked ? { locked: true } : {}),
      ...(title === '' ? { hasText: (kind & KIND.hasText) > 0 } : {}),
    });
  }
}

/** Changes a copy to a later revision. Items that did not change stay the same objects. */
export function applyChanges(copy: ListCopy, { gone, items }: Pick<ListChanges, 'gone' | 'items'>): void {
  for (const id of gone) copy.delete(id);
  for (const item of items) copy.set(item._id, item);
}

/** Gives each item its whole slug and the title of its category, step by step; then the list in the order of its ids. */
export function* resolveCopy(copy: ListCopy): Generator<undefined, ListItem[]> {
  const resolved = new Set<string>();
  const resolve = (item: ListItem): ListItem => {
    const parent = item.category && copy.get(item.category._id);
    if (resolved.has(item._id)) return item;
    resolved.add(item._id);
    if (!item.category || !parent) return item;
    const { slug: above, title } = resolve(parent);
    const slug = `${above}/${item.slug.slice(item.slug.lastIndexOf('/') + 1)}`;
    if (slug === item.slug && title === item.category.title) return item;
    const next = { ...item, slug, category: { _id: parent._id, title } };
    copy.set(item._id, next);
    return next;
  };
  const list: ListItem[] = [];
  let isSorted = true;
  for (const item of copy.values()) {
    isSorted &&= (list.at(-1)?._id ?? '') < item._id;
    list.push(resolve(item));
    if (list.length % STEP === 0) yield;
  }
  return isSorted ? list : list.sort((a, b) => (a._id < b._id ? -1 : 1));
}
