import { type Account, emailChangeSchema } from '@my-note/contract/account';
import { Form } from '@my-note/kit/form';
import { useMutation } from '@my-note/kit/query';
import { Section, Stack, toast } from '@my-note/kit/ui';
import { accountMutations } from '../account.queries.ts';
import { accountTexts } from '../texts.ts';
import { profileTexts } from './texts.ts';

/** The address to sign in with. A fresh sign-in stands for the password. */
export function EmailSection({ account: { user, signedInRecently } }: { account: Account }) {
  const change = useMutation(accountMutations.changeEmail());
  const asksPassword = !signedInRecently;
  return (
    <Section level="h2" title={profileTexts.email} hint={profileTexts.emailHint(user.email)}>
      <Form
        key={user.email}
        schema={emailChangeSchema}
        defaultValues={{ email: '', ...(asksPassword ? { password: '' } : {}) }}
        errorFields={{ EMAIL_TAKEN: 'email', WRONG_PASSWORD: 'password' }}
        onSubmit={async (values) => {
          const { user: changed } = await change.mutateAsync(values);
          toast({ title: profileTexts.emailSaved(changed.email), type: 'success' });
        }}
      >
        {({ TextField, PasswordField, FormError, SubmitButton }) => (
          <Stack gap="4" maxWidth="24rem">
            <TextField
              name="email"
              label={profileTexts.newEmail}
              type="email"
              inputMode="email"
              autoComplete="email"
              required
            />
            {asksPassword && <PasswordField name="password" label={accountTexts.password} />}
            <FormError />
            <SubmitButton alignSelf="flex-start" size="sm" variant="outline">
              {profileTexts.change}
            </SubmitButton>
          </Stack>
        )}
      </Form>
    </Section>
  );
}
