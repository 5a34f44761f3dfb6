import { errorText } from '@my-note/kit/http';
import { useMutation } from '@my-note/kit/query';
import { Button, Stack, Text } from '@my-note/kit/ui';
import { loginTexts } from './texts.ts';

interface ForgotPasswordProps {
  form: {
    /** Shows the error of the field; false when there is one. */
    trigger: (field: 'email') => Promise<boolean>;
    getValues: (field: 'email') => string;
  };
  reset: (email: string) => Promise<void>;
}

/** Sends an email to reset the password, to the address in the form. */
export function ForgotPassword({ form, reset }: ForgotPasswordProps) {
  const send = useMutation({ mutationFn: reset, meta: { silent: true } });
  const start = async () => {
    if (await form.trigger('email')) send.mutate(form.getValues('email'));
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
        onClick={() => void start()}
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
