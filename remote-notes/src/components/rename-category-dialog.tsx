import type { Note } from '@my-note/shared-kit/contract';
import { useMutation } from '@my-note/shared-kit/query';
import { useState } from 'react';
import { categoryMutations } from '../api/category.mutations.ts';
import { texts } from '../texts.ts';
import { FormDialog } from './form-dialog.tsx';
import { TitleField, titleError } from './title-field.tsx';

interface RenameCategoryDialogProps {
  category: Note;
  /** Called with the new slug, or null when the dialog was closed. */
  onDone: (slug: string | null) => void;
}

/** Gives a category another title, and so another slug. */
export function RenameCategoryDialog({ category, onDone }: RenameCategoryDialogProps) {
  const rename = useMutation(categoryMutations.rename());
  const [title, setTitle] = useState(category.title);
  const [error, setError] = useState<string | null>(null);

  const submit = () => {
    const problem = titleError(title);
    setError(problem);
    if (problem !== null) return;
    rename.mutate({ _id: category._id, title: title.trim() }, { onSuccess: ({ data }) => onDone(data.slug) });
  };

  return (
    <FormDialog
      title={texts.renameCategory.title}
      description={texts.renameCategory.text}
      busy={rename.isPending}
      onSubmit={submit}
      onClose={() => onDone(null)}
    >
      <TitleField value={title} error={error} onChange={setTitle} />
    </FormDialog>
  );
}
