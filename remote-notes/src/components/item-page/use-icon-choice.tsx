import type { Note } from '@my-note/contract';
import { itemMutations, loadIconPicker } from '@my-note/kit/items';
import { useMutation } from '@my-note/kit/query';
import { Smile } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { texts } from '../../texts.ts';
import { lazyDialog } from '../lazy-component.tsx';
import type { ItemAction } from './use-move-action.tsx';

const LazyIconPicker = lazyDialog(loadIconPicker, ({ onClose }) => onClose());

/** The action that chooses an item's icon, and the dialog to render on its page. */
export function useIconChoice(item: Note): { action: ItemAction; dialog: ReactNode } {
  const { mutate } = useMutation(itemMutations.icon());
  const [isOpen, setOpen] = useState(false);
  return {
    action: {
      label: item.icon ? texts.actions.changeIcon : texts.actions.addIcon,
      icon: Smile,
      onSelect: () => setOpen(true),
    },
    dialog: isOpen && (
      <LazyIconPicker
        item={item}
        onChoose={(icon) => mutate({ _id: item._id, icon })}
        onClose={() => setOpen(false)}
      />
    ),
  };
}
