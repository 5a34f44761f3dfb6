import type { ListItem } from '@my-note/shared-kit/contract';
import {
  itemMutations,
  type NoteList,
  type Placement,
  placementOf,
  writeItem,
} from '@my-note/shared-kit/items';
import { noteQueries } from '@my-note/shared-kit/queries';
import { useQueryClient } from '@my-note/shared-kit/query';
import { useNavigate } from '@my-note/shared-kit/router';
import { toast } from '@my-note/shared-kit/ui';
import { useMemo } from 'react';
import { usePath } from '../use-menu.ts';
import { createMoveToasts } from './move-toasts.ts';
import { texts } from './texts.ts';
import { useStable } from './use-stable.ts';

const offerUndo = (title: string, undo: () => Promise<unknown>) =>
  toast({ title, action: { label: texts.undo, onClick: () => settle(undo()) } });

/** A refusal has been shown by the query client, and the list is as it was. */
const settle = (write: Promise<unknown>): void => void write.catch(() => {});

/** The page above a path. */
const parentPath = (path: string) => path.slice(0, path.lastIndexOf('/')) || '/';

/** Writes on the items of the tree, each with its way back. They outlive the page that asked for them. */
export function useItemActions() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const path = usePath();
  const goTo = useStable((href: string) => void navigate(href));
  const isShown = useStable((href: string) => `${path}/`.startsWith(`${href}/`));

  return useMemo(() => {
    const list = (): NoteList | undefined => client.getQueryData(noteQueries.list().queryKey);
    const place = (_id: string, placement: Placement) =>
      writeItem(client, itemMutations.order(), { _id, ...placement });
    const moveToasts = createMoveToasts((title, undo) => offerUndo(texts.moved(title), undo));

    return {
      list,
      itemOf: (id: string): ListItem | undefined => list()?.data.find(({ _id }) => _id === id),

      rename: async ({ _id, type, title: former }: ListItem, title: string) => {
        const give = (wanted: string) =>
          writeItem(client, itemMutations.rename(), { _id, type, title: wanted });
        await give(title);
        offerUndo(texts.renamed(title), () => give(former));
      },

      pin: ({ _id, pinned }: ListItem) =>
        settle(writeItem(client, itemMutations.pin(), { _id, pinned: !pinned })),

      /** Beside another item or to the end of a category. Moves in quick succession are undone as one. */
      place: ({ _id, title }: ListItem, placement: Placement, options?: { successive: boolean }) => {
        const before = list();
        const former = before && placementOf(before, _id);
        const done = place(_id, placement);
        if (former) moveToasts.add({ id: _id, title, done, back: () => place(_id, former) }, options);
        settle(done);
      },

      /** Into another category, where its order puts it. */
      move: ({ _id, title }: ListItem, parentId: string | null) => {
        const before = list();
        const former = before && placementOf(before, _id);
        const done = writeItem(client, itemMutations.move(), { _id, parentId });
        if (former) moveToasts.add({ id: _id, title, done, back: () => place(_id, former) });
        settle(done);
      },

      trash: ({ _id, title }: ListItem) => {
        const trash = async () => {
          const { slug } = await writeItem(client, itemMutations.trash(), { _id });
          const left = isShown(`/${slug}`);
          if (left) goTo(parentPath(`/${slug}`));
          offerUndo(texts.trashed(title), async () => {
            const restored = await writeItem(client, itemMutations.restore(), { _id });
            if (left) goTo(`/${restored.slug}`);
          });
        };
        settle(trash());
      },
    };
  }, [client, goTo, isShown]);
}
