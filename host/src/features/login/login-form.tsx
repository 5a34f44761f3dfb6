import { signInSchema, signUpSchema } from '@my-note/contract';
import { Form, type FormFields } from '@my-note/shared-kit/form';
import { session } from '@my-note/shared-kit/session';
import { Button, Disclosure, HStack, Stack, Text } from '@my-note/shared-kit/ui';
import { useState } from 'react';
import type { FormIdentity } from '../../platform/identity/identity.ts';
import { texts } from '../../platform/texts.ts';
import { ForgotPassword } from './forgot-password.tsx';
import { loginTexts } from './texts.ts';

export type LoginMode = 'sign-in' | 'create';

interface CredentialsProps {
  fields: Pick<
    FormFields<{ email: string; password: string }>,
    'TextField' | 'PasswordField' | 'FormError' | 'SubmitButton'
  >;
  creating?: boolean;
}

const Credentials = ({
  fields: { TextField, PasswordField, FormError, SubmitButton },
  creating = false,
}: CredentialsProps) => (
  <>
    <TextField
      name="email"
      label={loginTexts.email}
      type="email"
      autoComplete="username"
      inputMode="email"
      autoFocus={!creating}
      required
    />
    <PasswordField name="password" label={loginTexts.password} isNew={creating} />
    <FormError />
    <SubmitButton size="lg" marginTop="2">
      {creating ? texts.createAccount : texts.login}
    </SubmitButton>
  </>
);

interface LoginFormProps {
  mode: LoginMode;
  identity: FormIdentity;
  /** False when this site allows no new accounts. */
  mayCreate: boolean;
  onMode: (mode: LoginMode) => void;
}

/** Email and password, to sign in or to create an account. */
export function LoginForm({ mode, identity, mayCreate, onMode }: LoginFormProps) {
  const creating = mode === 'create';
  // What was typed stays when the mode changes.
  const [{ name, ...credentials }, setTyped] = useState({ name: '', email: '', password: '' });
  const modeSwitch = (typed: { name?: string; email: string; password: string }) => (
    <HStack
      gap="2"
      color="fg.muted"
      borderTopWidth="1px"
      borderColor="border"
      paddingTop="4"
      justify="space-between"
    >
      <Text>{creating ? loginTexts.haveAccount : loginTexts.noAccount}</Text>
      <Button
        variant="outline"
        size="sm"
        minHeight="touchTarget"
        onClick={() => {
          setTyped({ name, ...typed });
          onMode(creating ? 'sign-in' : 'create');
        }}
      >
        {creating ? texts.login : texts.createAccount}
      </Button>
    </HStack>
  );
  return (
    <Stack gap="6">
      {creating ? (
        <Form
          schema={signUpSchema}
          defaultValues={{ name, ...credentials }}
          errorFields={{ WEAK_PASSWORD: 'password' }}
          onSubmit={async (account) => session.signIn(await identity.signUp(account))}
        >
          {(fields, form) => (
            <Stack gap="6">
              <Stack gap="4">
                <fields.TextField
                  name="name"
                  label={loginTexts.name}
                  autoComplete="name"
                  autoFocus
                  required
                />
                <Credentials fields={fields} creating />
              </Stack>
              {modeSwitch(form.watch())}
            </Stack>
          )}
        </Form>
      ) : (
        <Form
          schema={signInSchema}
          defaultValues={credentials}
          onSubmit={async (account) => session.signIn(await identity.signIn(account))}
        >
          {(fields, form) => (
            <Stack gap="6">
              <Stack gap="4">
                <Credentials fields={fields} />
              </Stack>
              {identity.resetPassword && <ForgotPassword form={form} reset={identity.resetPassword} />}
              {identity.resetHelp && (
                <Disclosure summary={loginTexts.forgotten}>{identity.resetHelp}</Disclosure>
              )}
              {mayCreate && modeSwitch(form.watch())}
            </Stack>
          )}
        </Form>
      )}
    </Stack>
  );
}
