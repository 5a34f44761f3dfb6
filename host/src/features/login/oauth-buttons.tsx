import { errorText } from '@my-note/kit/http';
import { useMutation } from '@my-note/kit/query';
import { session } from '@my-note/kit/session';
import { Button, HStack, Separator, Stack, Text } from '@my-note/kit/ui';
import { useEffect } from 'react';
import type { Identity, OAuthOption } from '../../platform/identity/identity.ts';
import { loginTexts } from './texts.ts';

type Work = NonNullable<Identity['returned']>;

/** Ways to sign in without the form (docs/specification/product.md#login-page). */
export function OAuthButtons({ identity }: { identity: Identity }) {
  const { oauthOptions = [], returned, signIn } = identity;
  const { mutate, ...login } = useMutation({
    mutationFn: (work: Work) => work(),
    onSuccess: (result) => result && session.signIn(result),
    meta: { silent: true },
  });
  useEffect(() => {
    if (returned) mutate(returned);
  }, [returned, mutate]);
  return (
    <Stack gap="4">
      {oauthOptions.map((option: OAuthOption) => (
        <Button
          key={option.label}
          variant={signIn ? 'outline' : 'solid'}
          size="lg"
          loading={login.isPending}
          onClick={() => mutate(option.signIn)}
        >
          {option.label}
        </Button>
      ))}
      {login.isError && (
        <Text role="alert" color="fg.error">
          {errorText(login.error)}
        </Text>
      )}
      {signIn && (
        <HStack color="fg.muted" gap="3">
          <Separator flex="1" />
          <Text>{loginTexts.or}</Text>
          <Separator flex="1" />
        </HStack>
      )}
    </Stack>
  );
}
