import { ERROR_CODES, signInSchema, signUpSchema } from '@my-note/contract';
import { Form, type FormFields } from '@my-note/kit/form';
import { ApiError } from '@my-note/kit/http';
import { session } from '@my-note/kit/session';
import { Button, Disclosure, HStack, Stack, Text } from '@my-note/kit/ui';
import { type ReactNode, useState } from 'react';
import type { FormIdentity, SecondStep } from '../../platform/identity/identity.ts';
import { texts } from '../../platform/texts.ts';
import { ForgotPassword } from './forgot-password.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { loginTexts } from './texts.ts';

export type LoginMode = 'sign-in' | 'create';

interface CredentialsProps {
  fields: Pick<
    FormFields<{ email: string; password: string }>,
    'TextField' | 'PasswordField' | 'FormError' | 'SubmitButton'
  >;
  creating?: boolean;
  /** More fields. */
  children?: ReactNode;
}

const Credentials = ({
  fields: { TextField, PasswordField, FormError, SubmitButton },
  creating = false,
  children,
}: CredentialsProps) => (
  <>
    <TextField
      name="email"
      label={loginTexts.email}
      type="email"
      // The browser offers passkeys of this site there, too.
      autoComplete={creating ? 'username' : 'username webauthn'}
      inputMode="email"
      autoFocus={!creating}
      required
    />
    <PasswordField name="password" label={loginTexts.password} isNew={creating} />
    {children}
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
  /** The password was right, and a code is needed as well. */
  onSecondStep: (step: SecondStep) => void;
}

/** Email and password, to sign in or to create an account. */
export function LoginForm({ mode, identity, mayCreate, onMode, onSecondStep }: LoginFormProps) {
  const creating = mode === 'create';
  // What was typed stays when the mode changes.
  const [{ name, ...credentials }, setTyped] = useState({ name: '', email: '', password: '' });
  const [isLimited, setLimited] = useState(false);
  const signIn = async (account: { email: string; password: string; code?: string | undefined }) => {
    const { code, ...typed } = account;
    const result = await identity.signIn({ ...typed, ...(code ? { code } : {}) }).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === ERROR_CODES.rateLimited) setLimited(true);
      throw error;
    });
    if ('enterCode' in result) onSecondStep(result);
    else session.signIn(result);
  };
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
          // Without the code, which the other form does not know.
          const { email, password } = typed;
          setTyped({ name: typed.name ?? name, email, password });
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
          // Another form than the one below, which has a field more.
          key="create"
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
          key="sign-in"
          schema={signInSchema}
          defaultValues={{ ...credentials, code: '' }}
          onSubmit={signIn}
        >
          {(fields, form) => (
            <Stack gap="6">
              <Stack gap="4">
                <Credentials fields={fields}>
                  {isLimited && (
                    <fields.TextField
                      name="code"
                      label={loginTexts.codeToo}
                      hint={loginTexts.codeTooHint}
                      autoComplete="one-time-code"
                      spellCheck={false}
                    />
                  )}
                </Credentials>
                {identity.passkey && <PasskeyButton passkey={identity.passkey} />}
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
