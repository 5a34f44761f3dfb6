import { passwordChangeSchema } from '@my-note/contract/account';
import { Form } from '@my-note/kit/form';
import { useMutation } from '@my-note/kit/query';
import { Section, Stack, Text } from '@my-note/kit/ui';
import { accountMutations } from '../account.queries.ts';
import { passwordTexts } from './texts.ts';

/** The old password, and a new one. */
export function PasswordSection({ email }: { email: string }) {
  const change = useMutation(accountMutations.changePassword());
  return (
    <Section level="h2" title={passwordTexts.title} hint={passwordTexts.hint}>
      <Form
        schema={passwordChangeSchema}
        defaultValues={{ current: '', password: '' }}
        errorFields={{ WRONG_PASSWORD: 'current', WEAK_PASSWORD: 'password' }}
        onSubmit={async (values, form) => {
          await change.mutateAsync(values);
          form.reset();
        }}
      >
        {({ PasswordField, FormError, SubmitButton }) => (
          <Stack gap="4" maxWidth="24rem">
            {/* Password managers find the entry to change by this name. */}
            <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
            <PasswordField name="current" label={passwordTexts.current} />
            <PasswordField name="password" label={passwordTexts.next} isNew />
            <FormError />
            {change.data && <Text role="status">{passwordTexts.changed(change.data.ended)}</Text>}
            <SubmitButton alignSelf="flex-start" size="sm" variant="outline">
              {passwordTexts.change}
            </SubmitButton>
          </Stack>
        )}
      </Form>
    </Section>
  );
}
