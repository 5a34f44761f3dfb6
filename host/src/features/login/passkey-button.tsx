import { ApiError, errorText } from '@my-note/kit/http';
import { useMutation } from '@my-note/kit/query';
import { session } from '@my-note/kit/session';
import { Button, Stack, Text } from '@my-note/kit/ui';
import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { PasskeySignIn } from '../../platform/identity/identity.ts';
import { loginTexts } from './texts.ts';

/** The service accepts what a browser signs for ten minutes. */
const NEW_OFFER_MS = 9 * 60_000;
const REFUSED = 'PASSKEY_REFUSED';

/** Signs in with a passkey: by the button, or where the browser offers one in the field for the email address. */
export function PasskeyButton({ passkey }: { passkey: PasskeySignIn }) {
  const login = useMutation({
    mutationFn: passkey.signIn,
    onSuccess: (result) => result && session.signIn(result),
    meta: { silent: true },
  });
  const [refusal, setRefusal] = useState<ApiError>();
  useEffect(() => {
    let offer = new AbortController();
    const start = () => {
      offer.abort();
      offer = new AbortController();
      passkey
        .autofill(offer.signal)
        .then((result) => result && session.signIn(result))
        // Without an offer the button is left, which says what is wrong.
        .catch((error: unknown) => error instanceof ApiError && error.code === REFUSED && setRefusal(error));
    };
    start();
    const timer = setInterval(start, NEW_OFFER_MS);
    return () => {
      clearInterval(timer);
      offer.abort();
    };
  }, [passkey]);
  const problem = login.error ?? refusal;
  return (
    <Stack gap="2">
      <Button variant="outline" size="lg" loading={login.isPending} onClick={() => login.mutate()}>
        <KeyRound size="1.125em" aria-hidden />
        {loginTexts.passkey}
      </Button>
      {problem && (
        <Text role="alert" color="fg.error">
          {errorText(problem)}
        </Text>
      )}
    </Stack>
  );
}
