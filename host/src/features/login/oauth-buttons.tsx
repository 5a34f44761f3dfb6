import { errorText } from '@my-note/shared-kit/http';
import { useMutation } from '@my-note/shared-kit/query';
import { session } from '@my-note/shared-kit/session';
import { Button, HStack, Separator, Stack, Text } from '@my-note/shared-kit/ui';
import type { OAuthOption } from '../../platform/identity/identity.ts';
import { loginTexts } from './texts.ts';

/** Ways in that need no form, each a button (docs/specification/product.md#login-page). */
export function OAuthButtons({ ways }: { ways: readonly OAuthOption[] }) {
  const login = useMutation({
    mutationFn: (way: OAuthOption) => way.signIn(),
    onSuccess: (answer) => answer && session.signIn(answer),
    meta: { silent: true },
  });
  return (
    <Stack gap="4">
      {ways.map((way) => (
        <Button
          key={way.label}
          variant="outline"
          size="lg"
          loading={login.isPending}
          onClick={() => login.mutate(way)}
        >
          {way.label}
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
