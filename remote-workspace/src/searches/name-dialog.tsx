import { savedSearchRenameSchema } from '@my-note/contract/tasks';
import { Form } from '@my-note/kit/form';
import { Dialog, DialogActions, DialogFrame } from '@my-note/kit/overlays';
import { Stack } from '@my-note/kit/ui';
import { searchTexts as texts } from './texts.ts';

interface NameDialogProps {
  title: string;
  button: string;
  name: string;
  onName: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the name of a saved search. */
export const NameDialog = ({ title, button, name, onName, onClose }: NameDialogProps) => (
  <DialogFrame title={title} hasFields onClose={onClose}>
    <Form
      schema={savedSearchRenameSchema}
      defaultValues={{ name }}
      onSubmit={async (values) => {
        await onName(values.name);
        onClose();
      }}
    >
      {({ TextField, FormError, SubmitButton }) => (
        <>
          <Dialog.Body>
            <Stack gap="3">
              <TextField name="name" label={texts.name} autoComplete="off" autoFocus />
              <FormError />
            </Stack>
          </Dialog.Body>
          <DialogActions onCancel={onClose}>
            <SubmitButton>{button}</SubmitButton>
          </DialogActions>
        </>
      )}
    </Form>
  </DialogFrame>
);
