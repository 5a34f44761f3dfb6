import { categoryCreateSchema } from '@my-note/contract';
import type { SlotProps } from '@my-note/kit/federation';
import { categoryQueries } from '@my-note/kit/queries';
import { useMutation, useQuery } from '@my-note/kit/query';
import { useState } from 'react';
import { categoryMutations } from '../../api/category.mutations.ts';
import { dialogTexts } from '../../dialog-texts.ts';
import { FormDialog } from './form-dialog.tsx';
import { SearchableSelect } from './searchable-select.tsx';

/** The Add new category dialog (docs/specification/product.md#new-category). */
export function NewCategoryDialog({ categoryId, onDone }: SlotProps['notes/new-category']) {
  const { data: options = [] } = useQuery(categoryQueries.options());
  const create = useMutation(categoryMutations.create());
  const [selecting, setSelecting] = useState(false);
  return (
    <FormDialog
      title={dialogTexts.addCategory.title}
      description={dialogTexts.addCategory.description}
      schema={categoryCreateSchema}
      defaultValues={{ categoryId: categoryId ?? '', title: '' }}
      closeOnEscape={!selecting}
      onSubmit={(values) => create.mutateAsync(values, { onSuccess: ({ data }) => onDone(data.slug) })}
      onClose={() => onDone(null)}
    >
      {({ TextField }, form) => (
        <>
          <SearchableSelect
            label={dialogTexts.addCategory.parent}
            placeholder={dialogTexts.addCategory.noParent}
            options={options}
            value={form.watch('categoryId') ?? ''}
            onChange={(value) => form.setValue('categoryId', value)}
            onOpenChange={setSelecting}
            width="full"
          />
          <TextField name="title" label={dialogTexts.addCategory.name} autoComplete="off" data-autofocus="" />
        </>
      )}
    </FormDialog>
  );
}
