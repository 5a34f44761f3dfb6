import { links } from '@my-note/contract';
import { resetPasswordSchema } from '@my-note/contract/passwords';
import { Form } from '@my-note/kit/form';
import { useNavigate } from '@my-note/kit/router';
import { Stack, Text, toast } from '@my-note/kit/ui';
import { loginTexts } from '../texts.ts';
import { useNewPassword } from './reset.queries.ts';
import { resetTexts } from './texts.ts';

/** The new password of the account that the link is for. */
export function ResetForm({ token, email }: { token: string; email: string }) {
  const choose = useNewPassword();
  const navigate = useNavigate();
  return (
    <Form
      schema={resetPasswordSchema}
      defaultValues={{ token, password: '' }}
      errorFields={{ WEAK_PASSWORD: 'password' }}
      onSubmit={async (values) => {
        await choose.mutateAsync(values);
        toast({ title: resetTexts.saved, description: resetTexts.savedHint, type: 'success' });
        void navigate(links.login(), { replace: true });
      }}
    >
      {({ PasswordField, FormError, SubmitButton }) => (
        <Stack gap="4">
          <Text>{resetTexts.owner(email)}</Text>
          {/* Password managers store the new password under this name. */}
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField name="password" label={loginTexts.newPassword} isNew autoFocus />
          <FormError />
          <SubmitButton size="lg" marginTop="2">
            {resetTexts.save}
          </SubmitButton>
        </Stack>
      )}
    </Form>
  );
}
