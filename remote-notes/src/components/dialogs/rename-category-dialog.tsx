import type { Note } from '@my-note/contract';
import { itemMutations, offerUndo, writeItem } from '@my-note/shared-kit/items';
import { useMutation, useQueryClient } from '@my-note/shared-kit/query';
import { useState } from 'react';
import { texts } from '../../texts.ts';
import { FormDialog } from './form-dialog.tsx';
import { TitleField, titleError } from './title-field.tsx';

interface RenameCategoryDialogProps {
  category: Note;
  /** Called with the new slug, or null when the dialog was closed. */
  onDone: (slug: string | null) => void;
}

export function RenameCategoryDialog({ category, onDone }: RenameCategoryDialogProps) {
  const client = useQueryClient();
  const rename = useMutation(itemMutations.rename());
  const [title, setTitle] = useState(category.title);
  const [error, setError] = useState<string | null>(null);

  const submit = () => {
    const problem = titleError(title);
    setError(problem);
    if (problem !== null) return;
    const { _id, type, title: previous } = category;
    const wanted = title.trim();
    const undo = () => writeItem(client, itemMutations.rename(), { _id, type, title: previous });
    rename.mutateAsync({ _id, type, title: wanted }, { onSuccess: ({ slug }) => onDone(slug) }).then(
      () => offerUndo(texts.renamed(wanted), texts.actions.undo, undo),
      () => {},
    );
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
