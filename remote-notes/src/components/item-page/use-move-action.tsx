import type { Note } from '@my-note/contract';
import { itemMutations, offerMoveUndo, parentIdOf, wayBack, writeItem } from '@my-note/shared-kit/items';
import { useQueryClient } from '@my-note/shared-kit/query';
import { FolderInput, type LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { texts } from '../../texts.ts';
import { LazyMoveDialog } from '../dialogs/lazy-dialogs.tsx';

export interface ItemAction {
  label: string;
  icon: LucideIcon;
  isDestructive?: boolean;
  isPending?: boolean;
  onSelect: () => void;
}

/** The Move action of an item's page, with undo, and the dialog to render on that page. */
export function useMoveAction(item: Note): { action: ItemAction; dialog: ReactNode } {
  const client = useQueryClient();
  const [moving, setMoving] = useState(false);
  const onDone = (target?: { parentId: string | null }) => {
    setMoving(false);
    if (!target) return;
    const { _id: id } = item;
    const title = texts.moved(item.title || texts.untitled);
    const [from, undo] = [parentIdOf(item), wayBack(client, item)];
    writeItem(client, itemMutations.move(), { _id: id, ...target }).then(
      () => offerMoveUndo(client, title, texts.actions.undo, { id, from, undo }),
      // The query client has shown the error.
      () => {},
    );
  };
  return {
    action: { label: texts.actions.move, icon: FolderInput, onSelect: () => setMoving(true) },
    dialog: moving && <LazyMoveDialog items={[item]} onDone={onDone} />,
  };
}
