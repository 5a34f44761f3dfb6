import type { ListItem } from '@my-note/contract';
import { ALWAYS_VISIBLE_SLUG } from '@my-note/contract';
import { isEmptyDraft } from './empty-draft.ts';
import { type MenuEntry, sameEntries, sameEntry, toEntry } from './menu-entry.ts';
import { changedLooks, type MadeMenu, repaint } from './repaint-menu.ts';

/**
 * Children named in `order` are first, in that order; the others follow in theirs (docs/specification/service.md#order-of-children).
 *
 * @example
 * const children = inOrder(items.filter((one) => parentIdOf(one) === item._id), item.order);
 */
export function inOrder<T extends { _id: string }>(items: readonly T[], order: readonly string[]): T[] {
  if (order.length === 0) return [...items];
  const rank = new Map(order.map((id, index) => [id, index]));
  const listed = items
    .filter(({ _id }) => rank.has(_id))
    .sort((a, b) => (rank.get(a._id) ?? 0) - (rank.get(b._id) ?? 0));
  return [...listed, ...items.filter(({ _id }) => !rank.has(_id))];
}

/** Is an item shown under the prefix filter? The note `my-note` always is (docs/specification/product.md#prefix-filter). */
export const passesPrefix = (slug: string, prefix: string): boolean =>
  !prefix || slug.startsWith(prefix) || slug === ALWAYS_VISIBLE_SLUG;

interface MenuOptions {
  /** The top level's own order, from the list's envelope. */
  order?: readonly string[] | undefined;
  /** `onlyShowNotesWithPrefix`. */
  prefix?: string;
}

/** Children of each item; under null those of the top level, or whose parent is not in the list. */
function childrenOf(items: readonly ListItem[]): Map<string | null, ListItem[]> {
  const ids = new Set(items.map(({ _id }) => _id));
  const children = new Map<string | null, ListItem[]>();
  for (const item of items) {
    const parent = item.category && ids.has(item.category._id) ? item.category._id : null;
    const siblings = children.get(parent);
    if (siblings) siblings.push(item);
    else children.set(parent, [item]);
  }
  return children;
}

const isShown = (item: ListItem, prefix: string) => !isEmptyDraft(item) && passesPrefix(item.slug, prefix);

/**
 * The menu tree from the flat list: order applied, prefix filter applied, empty drafts left
 * out. What is inside an item that the filter hides takes its place.
 *
 * @example
 * const { data } = useQuery(noteQueries.wholeList());
 * const entries = data && buildMenu(data.data, { order: data.order });
 */
export const buildMenu = (items: readonly ListItem[], options?: MenuOptions): MenuEntry[] =>
  createMenuBuilder()(items, options);

/**
 * A `buildMenu` that remembers what it made last: the same list gives the same menu, and of another list
 * the entries that did not change stay the same objects, so that their rows need no drawing.
 *
 * @example
 * const build = useMemo(createMenuBuilder, []);
 * const entries = build(items);
 */
export function createMenuBuilder() {
  let last: { items: readonly ListItem[]; order: MenuOptions['order']; prefix: string } | undefined;
  let made: MadeMenu = { menu: [], entries: new Map(), parents: new Map() };

  return (items: readonly ListItem[], { order, prefix = '' }: MenuOptions = {}): MenuEntry[] => {
    const alike = last?.order === order && last?.prefix === prefix ? last : undefined;
    if (alike?.items === items) return made.menu;
    last = { items, order, prefix };
    const repainted = alike && changedLooks(alike.items, items, (item) => isShown(item, prefix));
    made = repainted ? repaint(made, repainted) : rebuild(made, items, order ?? [], prefix);
    return made.menu;
  };
}

function rebuild(
  former: MadeMenu,
  items: readonly ListItem[],
  topOrder: readonly string[],
  prefix: string,
): MadeMenu {
  const children = childrenOf(items);
  const entries = new Map<string, MenuEntry>();
  const parents = new Map<string, string | null>();
  const entriesOf = (id: string | null, order: readonly string[], shownIn: string | null): MenuEntry[] =>
    inOrder(children.get(id) ?? [], order).flatMap((item) => {
      const shown = isShown(item, prefix);
      const inside = shown ? item._id : shownIn;
      const subs = item.type === 'category' ? entriesOf(item._id, item.order, inside) : [];
      if (!shown) return subs;
      const known = former.entries.get(item._id);
      const next = toEntry(item, known && sameEntries(known.subs, subs) ? known.subs : subs);
      const kept = known && sameEntry(known, next) ? known : next;
      entries.set(item._id, kept);
      parents.set(item._id, shownIn);
      return kept;
    });
  const menu = entriesOf(null, topOrder, null);
  return { menu: sameEntries(former.menu, menu) ? former.menu : menu, entries, parents };
}
