import { type ListItem, links, type SharedItem } from '@my-note/contract';
import { buildMenu, type MenuEntry, siblingLinks } from '@my-note/kit/menu';

const toListItem = (item: SharedItem): ListItem => ({
  ...item,
  slug: item.menuHref,
  pinned: false,
  title: item.title || '…',
});

/**
 * The share's own tree. An entry's `href` leads to its page in the share; the slug it has for its owner, from the shared
 * root on, stays as `menuHref` (docs/specification/product.md#shared-view).
 */
export function createSharedMenu(items: readonly SharedItem[]) {
  const slugs = new Map(items.map(({ _id, slug }) => [_id, links.item(slug)]));
  const own = buildMenu(items.map(toListItem));
  const inShare = (entry: MenuEntry): MenuEntry => ({
    ...entry,
    href: slugs.get(entry._id) ?? entry.href,
    menuHref: entry.href,
    subs: entry.subs.map(inShare),
  });
  const placeOf = (item: Pick<SharedItem, 'menuHref'>) => `/${item.menuHref}`;
  return {
    entries: own.map(inShare),
    /** Entries before and after an item; at either end its parent. */
    around: (item: SharedItem) => {
      const { previous, next } = siblingLinks(own, placeOf(item));
      return { previous: previous && inShare(previous), next: next && inShare(next) };
    },
    /** Does an entry hold the item, at any depth? */
    holds: (entry: MenuEntry, item: SharedItem) => `${placeOf(item)}/`.startsWith(`${entry.menuHref}/`),
    /** The direct children of an item. */
    children: (item: SharedItem): MenuEntry[] => {
      const find = (entries: readonly MenuEntry[]): MenuEntry | undefined => {
        for (const entry of entries) {
          const found = entry._id === item._id ? entry : find(entry.subs);
          if (found) return found;
        }
        return undefined;
      };
      return find(own)?.subs.map(inShare) ?? [];
    },
  };
}
export type SharedMenu = ReturnType<typeof createSharedMenu>;
