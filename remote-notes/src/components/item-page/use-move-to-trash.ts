import { links, type Note } from '@my-note/contract';
import { itemMutations, offerUndo, writeItem } from '@my-note/kit/items';
import { useMutation, useQueryClient } from '@my-note/kit/query';
import { useNavigate } from '@my-note/kit/router';
import { parentHref } from '../../model/note/item-links.ts';
import { texts } from '../../texts.ts';

/** Moves an item to the trash, leaves its page, and offers to undo it. */
export function useMoveToTrash(item: Note): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutateAsync: trash } = useMutation(itemMutations.trash());
  return () => {
    let left = false;
    // Called only while the page is mounted; the promise below also resolves afterwards.
    const onSuccess = () => {
      left = true;
      navigate(parentHref(item.slug));
    };
    const undo = async () => {
      const { slug } = await writeItem(client, itemMutations.restore(), item);
      if (left) navigate(links.item(slug));
    };
    trash(item, { onSuccess }).then(
      () => offerUndo(texts.trashed(item.title || texts.untitled), texts.actions.undo, undo),
      () => {},
    );
  };
}
