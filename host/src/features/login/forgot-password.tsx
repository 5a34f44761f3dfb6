import { errorText } from '@my-note/shared-kit/http';
import { useMutation } from '@my-note/shared-kit/query';
import { Button, Stack, Text } from '@my-note/shared-kit/ui';
import { emailError } from './login-fields.ts';
import { loginTexts } from './texts.ts';

interface ForgottenProps {
  email: string;
  reset: (email: string) => Promise<void>;
  /** The address is missing or wrong: the field says so. */
  onEmailError: (message: string) => void;
}

/** Sends a message with which the password is replaced, to the address of the form. */
export function ForgotPassword({ email, reset, onEmailError }: ForgottenProps) {
  const send = useMutation({ mutationFn: reset, meta: { silent: true } });
  const start = () => {
    const error = emailError(email);
    if (error) onEmailError(error);
    else send.mutate(email);
  };
  return (
    <Stack gap="1" align="flex-start">
      <Button
        variant="plain"
        size="sm"
        minHeight="touchTarget"
        paddingX="0"
        color="accent.fg"
        loading={send.isPending}
        onClick={start}
      >
        {loginTexts.forgotten}
      </Button>
      {send.isSuccess && <Text role="status">{loginTexts.resetSent(send.variables)}</Text>}
      {send.isError && (
        <Text role="alert" color="fg.error">
          {errorText(send.error)}
        </Text>
      )}
    </Stack>
  );
}
