import type { Note } from '@my-note/contract';
import { FolderInput, type LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { texts } from '../../texts.ts';
import { LazyMoveItemDialog } from '../dialogs/lazy-dialogs.tsx';

export interface ItemAction {
  label: string;
  icon: LucideIcon;
  isDestructive?: boolean;
  isPending?: boolean;
  onSelect: () => void;
}

/** The Move action of an item's page, and the dialog to render on that page. */
export function useMoveAction(item: Note): { action: ItemAction; dialog: ReactNode } {
  const [moving, setMoving] = useState(false);
  return {
    action: { label: texts.actions.move, icon: FolderInput, onSelect: () => setMoving(true) },
    dialog: moving && <LazyMoveItemDialog item={item} onClose={() => setMoving(false)} />,
  };
}
