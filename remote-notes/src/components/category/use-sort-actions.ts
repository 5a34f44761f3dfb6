import type { Note } from '@my-note/contract';
import { offerUndo, type SortKey, sortChildren } from '@my-note/kit/items';
import { useQueryClient } from '@my-note/kit/query';
import { ArrowDownAZ, CalendarArrowDown } from 'lucide-react';
import { listTexts } from '../../list-texts.ts';
import { texts } from '../../texts.ts';
import type { ItemAction } from '../item-page/use-move-action.tsx';

/** Sorts a category's children once; later items are still added at the end. */
export function useSortActions({ _id, title }: Pick<Note, '_id' | 'title'>): ItemAction[] {
  const client = useQueryClient();
  const sort = (key: SortKey) => {
    const sorted = async () => {
      const undo = await sortChildren(client, _id, key);
      offerUndo(listTexts.sorted(title), texts.actions.undo, undo);
    };
    // The error has been shown and the order rolled back.
    sorted().catch(() => {});
  };
  return [
    { label: listTexts.actions.sortByTitle, icon: ArrowDownAZ, onSelect: () => sort('title') },
    { label: listTexts.actions.sortByDate, icon: CalendarArrowDown, onSelect: () => sort('date') },
  ];
}
