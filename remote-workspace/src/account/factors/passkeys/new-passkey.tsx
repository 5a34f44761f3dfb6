import { newPasskeyFormSchema } from '@my-note/contract/factors';
import { Form } from '@my-note/kit/form';
import { toast } from '@my-note/kit/ui';
import { useAddPasskey } from '../factors.queries.ts';
import { Panel, PanelButtons } from '../panel.tsx';
import { factorsTexts } from '../texts.ts';

/** Name and password; the browser then asks where the new passkey is kept. */
export function NewPasskey({ onDone }: { onDone: () => void }) {
  const add = useAddPasskey();
  return (
    <Form
      schema={newPasskeyFormSchema}
      defaultValues={{ name: '', password: '' }}
      errorFields={{ WRONG_PASSWORD: 'password' }}
      onSubmit={async (values) => {
        await add.mutateAsync(values);
        toast({ title: factorsTexts.passkeyAdded, type: 'success' });
        onDone();
      }}
    >
      {({ TextField, PasswordField, FormError, SubmitButton }) => (
        <Panel>
          <TextField
            name="name"
            label={factorsTexts.passkeyName}
            hint={factorsTexts.passkeyNameHint}
            maxLength={60}
            autoComplete="off"
            autoFocus
            required
          />
          <PasswordField name="password" label={factorsTexts.password} />
          <FormError />
          <PanelButtons onCancel={onDone}>
            <SubmitButton size="sm">{factorsTexts.addPasskey}</SubmitButton>
          </PanelButtons>
        </Panel>
      )}
    </Form>
  );
}
