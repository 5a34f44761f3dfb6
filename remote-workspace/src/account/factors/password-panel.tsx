import { passwordFormSchema } from '@my-note/contract/factors';
import { Form } from '@my-note/kit/form';
import { Text } from '@my-note/kit/ui';
import { Panel, PanelButtons } from './panel.tsx';
import { factorsTexts } from './texts.ts';

interface PasswordPanelProps {
  text?: string;
  submitLabel: string;
  onSubmit: (form: { password: string }) => Promise<unknown>;
  onCancel: () => void;
}

/** Asks for the password before something about signing in changes. */
export const PasswordPanel = ({ text, submitLabel, onSubmit, onCancel }: PasswordPanelProps) => (
  <Form
    schema={passwordFormSchema}
    defaultValues={{ password: '' }}
    errorFields={{ WRONG_PASSWORD: 'password' }}
    onSubmit={onSubmit}
  >
    {({ PasswordField, FormError, SubmitButton }) => (
      <Panel>
        {text && <Text>{text}</Text>}
        <PasswordField name="password" label={factorsTexts.password} autoFocus />
        <FormError />
        <PanelButtons onCancel={onCancel}>
          <SubmitButton size="sm">{submitLabel}</SubmitButton>
        </PanelButtons>
      </Panel>
    )}
  </Form>
);
