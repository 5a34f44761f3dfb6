import { visitorPasswordFormSchema } from '@my-note/contract';
import { Form } from '@my-note/kit/form';
import { PageFrame, Stack } from '@my-note/kit/ui';
import { texts } from '../../texts.ts';

/** Asks a visitor for the password of a share. A rejection of `onPassword` is shown beside it. */
export const PasswordForm = ({ onPassword }: { onPassword: (password: string) => Promise<void> }) => (
  <PageFrame title={texts.sharedNote.passwordTitle}>
    <Form
      schema={visitorPasswordFormSchema}
      defaultValues={{ password: '' }}
      errorFields={{ PASSWORD_REQUIRED: 'password' }}
      onSubmit={({ password }) => onPassword(password)}
    >
      {({ TextField, FormError, SubmitButton }) => (
        <Stack gap="4" maxWidth="24rem">
          <TextField
            name="password"
            label={texts.sharedNote.password}
            type="password"
            autoFocus
            autoComplete="off"
          />
          <FormError />
          <SubmitButton alignSelf="flex-start">{texts.sharedNote.open}</SubmitButton>
        </Stack>
      )}
    </Form>
  </PageFrame>
);
