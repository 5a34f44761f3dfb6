import { moveBodySchema } from '@my-note/contract';
import type { SlotProps } from '@my-note/shared-kit/federation';
import { categoryQueries } from '@my-note/shared-kit/queries';
import { useQuery } from '@my-note/shared-kit/query';
import { useMemo, useState } from 'react';
import { moveTargetsOf } from '../../model/note/move-targets.ts';
import { texts } from '../../texts.ts';
import { FormDialog } from './form-dialog.tsx';
import { GainedShare } from './gained-share.tsx';
import { SearchableSelect } from './searchable-select.tsx';

/** Returns the chosen category; its caller moves the item. */
export function MoveDialog({ item, onDone }: SlotProps['notes/move-item']) {
  const { data: options } = useQuery(categoryQueries.options());
  const [selecting, setSelecting] = useState(false);
  const targets = useMemo(() => moveTargetsOf(options ?? [], item), [options, item]);
  const parentId = item.category?._id ?? null;
  return (
    <FormDialog
      title={texts.move.title(item.title || texts.untitled)}
      description={texts.move.text}
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
          <GainedShare item={item} parentId={form.watch('category')} />
        </>
      )}
    </FormDialog>
  );
}
