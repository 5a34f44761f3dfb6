import { errorText } from '@my-note/shared-kit/http';
import { useMutation } from '@my-note/shared-kit/query';
import { session } from '@my-note/shared-kit/session';
import { Button, HStack, Separator, Stack, Text } from '@my-note/shared-kit/ui';
import type { OAuthOption } from '../../platform/identity/identity.ts';
import { loginTexts } from './texts.ts';

/** Ways to sign in without the form (docs/specification/product.md#login-page). */
export function OAuthButtons({ options }: { options: readonly OAuthOption[] }) {
  const login = useMutation({
    mutationFn: (option: OAuthOption) => option.signIn(),
    onSuccess: (result) => result && session.signIn(result),
    meta: { silent: true },
  });
  return (
    <Stack gap="4">
      {options.map((option) => (
        <Button
          key={option.label}
          variant="outline"
          size="lg"
          loading={login.isPending}
          onClick={() => login.mutate(option)}
        >
          {option.label}
        </Button>
      ))}
      {login.isError && (
        <Text role="alert" color="fg.error">
          {errorText(login.error)}
        </Text>
      )}
      <HStack color="fg.muted" gap="3">
        <Separator flex="1" />
        <Text>{loginTexts.or}</Text>
        <Separator flex="1" />
      </HStack>
    </Stack>
  );
}
