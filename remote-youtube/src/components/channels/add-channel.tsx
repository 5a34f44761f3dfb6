import { Field, Input } from '@my-note/shared-kit/forms';
import { errorText } from '@my-note/shared-kit/http';
import { useMutation } from '@my-note/shared-kit/query';
import { Button, HStack, toastError } from '@my-note/shared-kit/ui';
import { type FormEvent, useState } from 'react';
import { channelMutations } from '../../api/channels.mutations.ts';
import { texts } from '../../texts.ts';
import { useIsMounted } from '../../ui/use-is-mounted.ts';

/** Follows a channel. What was entered stays until the service has taken it. */
export function AddChannel() {
  const [address, setAddress] = useState('');
  const add = useMutation(channelMutations.add());
  const isMounted = useIsMounted();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!address.trim() || add.isPending) return;
    add.mutateAsync(address.trim()).then(
      () => setAddress(''),
      (error: unknown) => isMounted() || toastError(error),
    );
  };
  return (
    <form onSubmit={submit} noValidate>
      <Field.Root invalid={add.isError}>
        <Field.Label srOnly>{texts.channels.address}</Field.Label>
        <HStack width="100%" gap="2">
          <Input
            flex="1"
            minWidth="0"
            value={address}
            placeholder={texts.channels.placeholder}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => {
              setAddress(event.target.value);
              if (!add.isIdle) add.reset();
            }}
          />
          <Button type="submit" loading={add.isPending}>
            {texts.channels.add}
          </Button>
        </HStack>
        {add.data && (
          <Field.HelperText role="status" dir="auto">
            {texts.channels.added(add.data.title)}
          </Field.HelperText>
        )}
        {add.error && <Field.ErrorText role="alert">{errorText(add.error)}</Field.ErrorText>}
      </Field.Root>
    </form>
  );
}
