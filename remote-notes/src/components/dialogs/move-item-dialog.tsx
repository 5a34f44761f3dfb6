import type { Note } from '@my-note/contract';
import { itemMutations, offerMoveUndo, parentIdOf, wayBack, writeItem } from '@my-note/kit/items';
import { useQueryClient } from '@my-note/kit/query';
import { listTexts } from '../../list-texts.ts';
import { texts } from '../../texts.ts';
import { MoveDialog } from './move-dialog.tsx';

interface MoveItemDialogProps {
  item: Note;
  onClose: () => void;
}

/** Asks for a category and moves an item there, with undo. */
export function MoveItemDialog({ item, onClose }: MoveItemDialogProps) {
  const client = useQueryClient();
  const onDone = (target?: { parentId: string | null }) => {
    onClose();
    if (!target) return;
    const { _id: id } = item;
    const title = listTexts.moved(item.title || texts.untitled);
    const [from, undo] = [parentIdOf(item), wayBack(client, item)];
    writeItem(client, itemMutations.move(), { _id: id, ...target }).then(
      () => offerMoveUndo(client, title, texts.actions.undo, { id, from, undo }),
      // The query client has shown the error.
      () => {},
    );
  };
  return <MoveDialog items={[item]} onDone={onDone} />;
}
