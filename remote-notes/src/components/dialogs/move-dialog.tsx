import { type ListItem, moveBodySchema } from '@my-note/contract';
import type { SlotProps } from '@my-note/shared-kit/federation';
import { parentIdOf, shareGained } from '@my-note/shared-kit/items';
import { categoryQueries, noteQueries, shareQueries } from '@my-note/shared-kit/queries';
import { useQuery } from '@my-note/shared-kit/query';
import { Text } from '@my-note/shared-kit/ui';
import { useMemo, useState } from 'react';
import { moveTargetsOf } from '../../model/note/move-targets.ts';
import { texts } from '../../texts.ts';
import { FormDialog } from './form-dialog.tsx';
import { SearchableSelect } from './searchable-select.tsx';

/** Warns of a share that would newly include an item after a move to another parent. */
function GainedShare({ item, parentId: to }: { item: Pick<ListItem, 'category'>; parentId: string | null }) {
  const { data: shares } = useQuery(shareQueries.list());
  const { data: items } = useQuery(noteQueries.list());
  const share = shares && items && shareGained(shares, items, { from: parentIdOf(item), to }, Date.now());
  return (
    <Text role="status" textStyle="sm" color="fg.warning">
      {share && texts.move.shared(share.note.title || texts.untitled)}
    </Text>
  );
}

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
