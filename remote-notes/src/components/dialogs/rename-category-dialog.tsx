import { categoryCreateSchema, type Note } from '@my-note/contract';
import { itemMutations, offerUndo, writeItem } from '@my-note/kit/items';
import { useMutation, useQueryClient } from '@my-note/kit/query';
import { dialogTexts } from '../../dialog-texts.ts';
import { texts } from '../../texts.ts';
import { FormDialog } from './form-dialog.tsx';

interface RenameCategoryDialogProps {
  category: Note;
  /** Called with the new slug, or null when the dialog was closed. */
  onDone: (slug: string | null) => void;
}

export function RenameCategoryDialog({ category, onDone }: RenameCategoryDialogProps) {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(itemMutations.rename());
  const { _id, type, title: previous } = category;
  const rename = async ({ title }: { title: string }) => {
    await mutateAsync({ _id, type, title }, { onSuccess: ({ slug }) => onDone(slug) });
    const undo = () => writeItem(client, itemMutations.rename(), { _id, type, title: previous });
    offerUndo(dialogTexts.renamed(title), texts.actions.undo, undo);
  };
  return (
    <FormDialog
      title={dialogTexts.renameCategory.title}
      description={dialogTexts.renameCategory.text}
      schema={categoryCreateSchema}
      defaultValues={{ title: previous }}
      onSubmit={rename}
      onClose={() => onDone(null)}
    >
      {({ TextField }) => <TextField name="title" label={dialogTexts.addCategory.name} autoComplete="off" />}
    </FormDialog>
  );
}
