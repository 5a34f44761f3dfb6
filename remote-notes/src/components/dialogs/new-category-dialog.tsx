import type { SlotProps } from '@my-note/shared-kit/federation';
import { categoryQueries } from '@my-note/shared-kit/queries';
import { useMutation, useQuery } from '@my-note/shared-kit/query';
import { useState } from 'react';
import { categoryMutations } from '../../api/category.mutations.ts';
import { texts } from '../../texts.ts';
import { FormDialog } from './form-dialog.tsx';
import { SearchableSelect } from './searchable-select.tsx';
import { TitleField, titleError } from './title-field.tsx';

/** The Add new category dialog (docs/specification/product.md#new-category). */
export function NewCategoryDialog({ categoryId, onDone }: SlotProps['notes/new-category']) {
  const { data: options = [] } = useQuery(categoryQueries.options());
  const create = useMutation(categoryMutations.create());
  const [parent, setParent] = useState(categoryId ?? '');
  const [title, setTitle] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [selecting, setSelecting] = useState(false);

  const submit = () => {
    const problem = titleError(title);
    setError(problem);
    if (problem !== null) return;
    create.mutate(
      { title: title.trim(), categoryId: parent },
      { onSuccess: ({ data: category }) => onDone(category.slug) },
    );
  };

  return (
    <FormDialog
      title={texts.addCategory.title}
      description={texts.addCategory.description}
      busy={create.isPending}
      closeOnEscape={!selecting}
      onSubmit={submit}
      onClose={() => onDone(null)}
    >
      <SearchableSelect
        label={texts.addCategory.parent}
        placeholder={texts.addCategory.noParent}
        options={options}
        value={parent}
        onChange={setParent}
        onOpenChange={setSelecting}
        width="full"
      />
      <TitleField
        value={title}
        error={error}
        onChange={(next) => {
          setTitle(next);
          setError((shown) => (shown === null ? null : titleError(next)));
        }}
      />
    </FormDialog>
  );
}
