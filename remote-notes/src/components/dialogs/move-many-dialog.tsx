import { type ListItem, moveBodySchema } from '@my-note/contract';
import { parentIdOf } from '@my-note/shared-kit/items';
import { categoryQueries } from '@my-note/shared-kit/queries';
import { useQuery } from '@my-note/shared-kit/query';
import { useMemo, useState } from 'react';
import { moveTargetsOf } from '../../model/note/move-targets.ts';
import { texts } from '../../texts.ts';
import { FormDialog } from './form-dialog.tsx';
import { GainedShare } from './gained-share.tsx';
import { SearchableSelect } from './searchable-select.tsx';

interface MoveManyDialogProps {
  /** All with the same parent. */
  items: readonly ListItem[];
  onDone: (target?: { parentId: string | null }) => void;
}

/** Returns the category that several items move to; its caller moves them. */
export function MoveManyDialog({ items, onDone }: MoveManyDialogProps) {
  const { data: options } = useQuery(categoryQueries.options());
  const [selecting, setSelecting] = useState(false);
  const targets = useMemo(() => items.reduce(moveTargetsOf, options ?? []), [options, items]);
  const [first] = items;
  const parentId = first ? parentIdOf(first) : null;
  return (
    <FormDialog
      title={texts.move.titleMany(items.length)}
      description={texts.move.textMany}
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
            label={texts.move.target}
            placeholder={texts.move.topLevel}
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
