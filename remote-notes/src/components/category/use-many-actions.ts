import type { ListItem, ManyBody, ManyDone, Note } from '@my-note/contract';
import { itemMutations, offerUndo, writeItem } from '@my-note/kit/items';
import { shownTitle } from '@my-note/kit/menu';
import { noteQueries } from '@my-note/kit/queries';
import { useMutation, useQueryClient } from '@my-note/kit/query';
import { toast } from '@my-note/kit/ui';
import { manyMutations } from '../../api/many.mutations.ts';
import { listTexts } from '../../list-texts.ts';
import { texts } from '../../texts.ts';

/** Says by name what was refused, with the reason of the first. */
function reportRefused({ refused }: ManyDone, items: readonly ListItem[]): void {
  const [first] = refused;
  if (!first) return;
  const titles = refused.map(({ _id }) => {
    const item = items.find((each) => each._id === _id);
    return item ? shownTitle(item) : texts.untitled;
  });
  toast({
    title: listTexts.list.refused(titles),
    description: first.message,
    type: 'error',
    duration: 10_000,
  });
}

/** Changes several children of a category, with one Undo for all. */
export function useManyActions(category: Note, children: readonly ListItem[]) {
  const client = useQueryClient();
  const { mutateAsync: change, isPending } = useMutation(manyMutations.change());
  const again = (body: ManyBody) => writeItem(client, manyMutations.change(), body);

  const run = async (
    body: ManyBody,
    title: (count: number) => string,
    undo: (ids: string[]) => Promise<unknown>,
  ) => {
    const done = await change(body);
    reportRefused(done, children);
    if (done.ids.length > 0) offerUndo(title(done.ids.length), texts.actions.undo, () => undo(done.ids));
  };
  // The query client has shown the error.
  const start = (running: Promise<void>) => running.catch(() => {});

  return {
    isPending,
    trash: (ids: string[]) =>
      start(
        run({ ids, action: 'trash' }, listTexts.list.trashed, (done) =>
          writeItem(client, manyMutations.restore(), done),
        ),
      ),
    pin: (ids: string[], wanted: boolean) =>
      start(
        run(
          { ids, action: wanted ? 'pin' : 'unpin' },
          wanted ? listTexts.list.pinned : listTexts.list.unpinned,
          (done) => again({ ids: done, action: wanted ? 'unpin' : 'pin' }),
        ),
      ),
    move: (ids: string[], to: string | null) => {
      const list = client.getQueryData(noteQueries.list().queryKey);
      const former = list?.data.find(({ _id }) => _id === category._id)?.order ?? category.order;
      return start(
        run({ ids, action: 'move', category: to }, listTexts.list.moved, async (done) => {
          await again({ ids: done, action: 'move', category: category._id });
          const arranged = former.some((id) => done.includes(id));
          if (arranged)
            await writeItem(client, itemMutations.arrange(), { parentId: category._id, order: former });
        }),
      );
    },
  };
}
