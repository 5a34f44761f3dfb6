import { type ListItem, links } from '@my-note/contract';
import {
  createMoveToasts,
  itemMutations,
  type NoteList,
  offerMoveUndo,
  offerUndo,
  type Placement,
  parentIdOf,
  type SortKey,
  sortChildren,
  wayBack,
  writeItem,
} from '@my-note/kit/items';
import { shownTitle } from '@my-note/kit/menu';
import { noteQueries } from '@my-note/kit/queries';
import { useQueryClient } from '@my-note/kit/query';
import { useNavigate } from '@my-note/kit/router';
import { useMemo } from 'react';
import { usePath } from '../../../platform/menu/use-items.ts';
import { useStable } from '../../../platform/ui/use-stable.ts';
import { texts } from '../../tree/texts.ts';

/** Ignores an error: the query client has shown it, and the list is rolled back. */
const settle = (write: Promise<unknown>): void => void write.catch(() => {});

const parentPath = (path: string) => path.slice(0, path.lastIndexOf('/')) || '/';

/** Actions on items of the tree, with undo. They complete even after the component is unmounted. */
export function useItemActions() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const path = usePath();
  const goTo = useStable((href: string) => void navigate(href));
  const isShown = useStable((href: string) => `${path}/`.startsWith(`${href}/`));

  return useMemo(() => {
    const list = (): NoteList | undefined => client.getQueryData(noteQueries.list().queryKey);
    const moveToasts = createMoveToasts(
      ({ id, title, from, back }) =>
        void offerMoveUndo(client, texts.moved(title), texts.undo, { id, from, undo: back }),
    );

    return {
      list,
      itemOf: (id: string): ListItem | undefined => list()?.data.find(({ _id }) => _id === id),

      rename: async ({ _id, type, title: previous }: ListItem, title: string) => {
        const setTitle = (wanted: string) =>
          writeItem(client, itemMutations.rename(), { _id, type, title: wanted });
        await setTitle(title);
        offerUndo(texts.renamed(title), texts.undo, () => setTitle(previous));
      },

      pin: ({ _id, pinned }: ListItem) =>
        settle(writeItem(client, itemMutations.pin(), { _id, pinned: !pinned })),

      setIcon: ({ _id }: ListItem, icon: string | null) =>
        settle(writeItem(client, itemMutations.icon(), { _id, icon })),

      /** Moves an item beside another or to the end of a category. Successive moves are undone as one. */
      place: (item: ListItem, placement: Placement, options?: { successive: boolean }) => {
        const { _id } = item;
        const title = shownTitle(item);
        const back = wayBack(client, item);
        const done = writeItem(client, itemMutations.order(), { _id, ...placement });
        moveToasts.add({ id: _id, title, from: parentIdOf(item), done, back }, options);
      },

      /** Moves an item into another category, to the position of its sort order. */
      move: (item: ListItem, parentId: string | null) => {
        const { _id } = item;
        const title = shownTitle(item);
        const back = wayBack(client, item);
        const done = writeItem(client, itemMutations.move(), { _id, parentId });
        moveToasts.add({ id: _id, title, from: parentIdOf(item), done, back });
      },

      sort: ({ _id, title }: ListItem, key: SortKey) =>
        settle(
          sortChildren(client, _id, key).then((undo) => offerUndo(texts.sorted(title), texts.undo, undo)),
        ),

      trash: (item: ListItem) => {
        const { _id } = item;
        const trash = async () => {
          const { slug } = await writeItem(client, itemMutations.trash(), { _id });
          const left = isShown(links.item(slug));
          if (left) goTo(parentPath(links.item(slug)));
          offerUndo(texts.trashed(shownTitle(item)), texts.undo, async () => {
            const restored = await writeItem(client, itemMutations.restore(), { _id });
            if (left) goTo(links.item(restored.slug));
          });
        };
        settle(trash());
      },
    };
  }, [client, goTo, isShown]);
}
