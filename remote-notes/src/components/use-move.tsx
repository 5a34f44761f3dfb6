import type { Note } from '@my-note/shared-kit/contract';
import { itemMutations } from '@my-note/shared-kit/items';
import { useMutation } from '@my-note/shared-kit/query';
import { FolderInput } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { texts } from '../texts.ts';
import type { MoreAction } from './more-menu.tsx';
import { MoveDialog } from './move-dialog.tsx';

/** The action Move of an item's page, and its dialog to be put on that page. */
export function useMove(item: Note): { action: MoreAction; dialog: ReactNode } {
  const { mutate } = useMutation(itemMutations.move());
  const [moving, setMoving] = useState(false);
  const onDone = (target?: { parentId: string | null }) => {
    setMoving(false);
    if (target) mutate({ _id: item._id, parentId: target.parentId });
  };
  return {
    action: {
      id: 'move',
      label: texts.actions.move,
      icon: FolderInput,
      onSelect: () => setMoving(true),
    },
    dialog: moving && <MoveDialog item={item} onDone={onDone} />,
  };
}
