import type { Note } from '@my-note/contract';
import { itemMutations, offerMoveUndo, parentIdOf, wayBack, writeItem } from '@my-note/shared-kit/items';
import { useQueryClient } from '@my-note/shared-kit/query';
import { FolderInput } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { texts } from '../../texts.ts';
import { LazyMoveDialog } from '../dialogs/lazy-dialogs.tsx';
import type { MoreAction } from './more-menu.tsx';

/** The Move action of an item's page, with undo, and the dialog to render on that page. */
export function useMoveAction(item: Note): { action: MoreAction; dialog: ReactNode } {
  const client = useQueryClient();
  const [moving, setMoving] = useState(false);
  const move = (parentId: string | null) => {
    const back = wayBack(client, item);
    writeItem(client, itemMutations.move(), { _id: item._id, parentId }).then(
      () =>
        offerMoveUndo(client, texts.moved(item.title || texts.untitled), texts.actions.undo, {
          id: item._id,
          from: parentIdOf(item),
          undo: back,
        }),
      () => {},
    );
  };
  const onDone = (target?: { parentId: string | null }) => {
    setMoving(false);
    if (target) move(target.parentId);
  };
  return {
    action: {
      id: 'move',
      label: texts.actions.move,
      icon: FolderInput,
      onSelect: () => setMoving(true),
    },
    dialog: moving && <LazyMoveDialog item={item} onDone={onDone} />,
  };
}
