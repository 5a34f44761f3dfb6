import { type ListItem, moveBodySchema } from '@my-note/contract';
import { parentIdOf } from '@my-note/kit/items';
import { shownTitle } from '@my-note/kit/menu';
import { categoryQueries } from '@my-note/kit/queries';
import { useQuery } from '@my-note/kit/query';
import { useMemo, useState } from 'react';
import { dialogTexts } from '../../dialog-texts.ts';
import { moveTargetsOf } from '../../model/note/move-targets.ts';
import { texts } from '../../texts.ts';
import { FormDialog } from './form-dialog.tsx';
import { GainedShare } from './gained-share.tsx';
import { SearchableSelect } from './searchable-select.tsx';

interface MoveDialogProps {
  /** All with the same parent. */
  items: readonly Pick<ListItem, 'title' | 'type' | 'slug' | 'category'>[];
  /** Chosen from a list, which says how many; a single item is named. */
  selected?: boolean;
  onDone: (target?: { parentId: string | null }) => void;
}

/** Returns the chosen category; its caller moves the items there. */
export function MoveDialog({ items, selected = false, onDone }: MoveDialogProps) {
  const { data: options } = useQuery(categoryQueries.options());
  const [selecting, setSelecting] = useState(false);
  const targets = useMemo(() => items.reduce(moveTargetsOf, options ?? []), [options, items]);
  const [first] = items;
  const parentId = first ? parentIdOf(first) : null;
  const many = selected || !first;
  return (
    <FormDialog
      title={many ? dialogTexts.move.titleMany(items.length) : dialogTexts.move.title(shownTitle(first))}
      description={many ? dialogTexts.move.textMany : dialogTexts.move.text}
      saveLabel={texts.actions.move}
      schema={moveBodySchema}
      defaultValues={{ category: parentId }}
      isLoading={options === undefined}
      closeOnEscape={!selecting}
      onSubmit={({ category }) => onDone(category === parentId ? undefined : { parentId: category })}
      onClose={() => onDone()}
    >
      {(_fields, form) => (
        <>
          <SearchableSelect
            label={dialogTexts.move.target}
            placeholder={dialogTexts.move.topLevel}
            options={targets}
            value={form.watch('category') ?? ''}
            onChange={(value) => form.setValue('category', value || null)}
            onOpenChange={setSelecting}
            width="full"
          />
          {first && <GainedShare item={first} parentId={form.watch('category')} />}
        </>
      )}
    </FormDialog>
  );
}
