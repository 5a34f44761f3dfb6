import { Field, Input } from '@my-note/shared-kit/forms';
import { errorText } from '@my-note/shared-kit/http';
import { useMutation } from '@my-note/shared-kit/query';
import { session } from '@my-note/shared-kit/session';
import { Button, HStack, Stack, Text } from '@my-note/shared-kit/ui';
import { type ComponentProps, type FormEvent, useState } from 'react';
import type { Identity } from '../../platform/identity/identity.ts';
import { texts } from '../../platform/texts.ts';
import { ForgotPassword } from './forgot-password.tsx';
import { type LoginErrors, type LoginField, type LoginMode, loginErrors } from './login-fields.ts';
import { OAuthButtons } from './oauth-buttons.tsx';
import { loginTexts } from './texts.ts';

interface LoginFormProps {
  mode: LoginMode;
  identity: Identity;
  /** False when this site takes no new accounts. */
  mayCreate: boolean;
  onMode: (mode: LoginMode) => void;
}

/** E-mail and password, for signing in and for a new account. Errors stand in the form. */
export function LoginForm({ mode, identity, mayCreate, onMode }: LoginFormProps) {
  const creating = mode === 'create';
  const [values, setValues] = useState({ name: '', email: '', password: '' });
  const [errors, setErrors] = useState<LoginErrors>({});
  const login = useMutation({
    mutationFn: () => (creating ? identity.signUp(values) : identity.signIn(values)),
    onSuccess: session.signIn,
    meta: { silent: true },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = loginErrors(mode, values);
    setErrors(found);
    if (Object.keys(found).length === 0) login.mutate();
  };
  // What was typed stays; what was wrong with it is another question in the other form.
  const changeMode = () => {
    setErrors({});
    login.reset();
    onMode(creating ? 'sign-in' : 'create');
  };
  const field = (key: LoginField, label: string, props: ComponentProps<typeof Input>) => (
    <Field.Root invalid={errors[key] !== undefined} required>
      <Field.Label>{label}</Field.Label>
      <Input
        name={key}
        value={values[key]}
        onChange={(event) => {
          setValues({ ...values, [key]: event.target.value });
          setErrors({ ...errors, [key]: undefined });
        }}
        {...props}
      />
      <Field.ErrorText>{errors[key]}</Field.ErrorText>
    </Field.Root>
  );

  return (
    <Stack gap="6">
      {identity.oauthOptions && <OAuthButtons ways={identity.oauthOptions} />}
      <form noValidate onSubmit={submit}>
        <Stack gap="4">
          {creating && field('name', loginTexts.name, { autoComplete: 'name', autoFocus: true })}
          {field('email', loginTexts.email, {
            type: 'email',
            autoComplete: 'username',
            inputMode: 'email',
            autoFocus: !creating,
          })}
          {field('password', loginTexts.password, {
            type: 'password',
            autoComplete: creating ? 'new-password' : 'current-password',
          })}
          {login.isError && (
            <Text role="alert" color="fg.error">
              {errorText(login.error)}
            </Text>
          )}
          <Button type="submit" size="lg" loading={login.isPending} marginTop="2">
            {creating ? texts.createAccount : texts.login}
          </Button>
        </Stack>
      </form>
      {!creating && identity.resetPassword && (
        <ForgotPassword
          email={values.email}
          reset={identity.resetPassword}
          onEmailError={(email) => setErrors({ ...errors, email })}
        />
      )}
      {(mayCreate || creating) && (
        <HStack
          gap="2"
          color="fg.muted"
          borderTopWidth="1px"
          borderColor="border"
          paddingTop="4"
          justify="space-between"
        >
          <Text>{creating ? loginTexts.haveAccount : loginTexts.noAccount}</Text>
          <Button variant="outline" size="sm" minHeight="touchTarget" onClick={changeMode}>
            {creating ? texts.login : texts.createAccount}
          </Button>
        </HStack>
      )}
    </Stack>
  );
}
