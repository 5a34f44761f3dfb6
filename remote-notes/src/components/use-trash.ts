import type { Note } from '@my-note/shared-kit/contract';
import { itemMutations } from '@my-note/shared-kit/items';
import { useMutation } from '@my-note/shared-kit/query';
import { useNavigate } from '@my-note/shared-kit/router';
import { toast } from '@my-note/shared-kit/ui';
import { hrefOf, parentHref } from '../model/item-links.ts';
import { texts } from '../texts.ts';

/** Moves an item to the trash, leaves its page, and offers to take it back. */
export function useTrash(item: Note): () => void {
  const navigate = useNavigate();
  const { mutateAsync: restore } = useMutation(itemMutations.restore());
  const { mutate: trash } = useMutation(itemMutations.trash());
  return () =>
    trash(item, {
      onSuccess: () => {
        navigate(parentHref(item.slug));
        toast({
          title: texts.trashed(item.title || texts.untitled),
          action: {
            label: texts.actions.undo,
            // The page that asked is gone by then, and with it the callbacks that `mutate` takes.
            onClick: () => {
              restore(item).then(
                ({ slug }) => navigate(hrefOf(slug)),
                () => {},
              );
            },
          },
        });
      },
    });
}
