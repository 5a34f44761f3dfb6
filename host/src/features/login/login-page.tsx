import type { RuntimeConfig } from '@my-note/contract';
import { errorText } from '@my-note/kit/http';
import { Navigate, useSearchParams } from '@my-note/kit/router';
import { rememberedPath, useSession } from '@my-note/kit/session';
import { ErrorPanel, Heading, Stack, Text, useDocumentTitle } from '@my-note/kit/ui';
import { useEffect, useState } from 'react';
import { useRuntimeConfig } from '../../platform/config/runtime-config.ts';
import type { FormIdentity, Identity, SecondStep } from '../../platform/identity/identity.ts';
import { dropInvitation, takeInvitation } from '../../platform/identity/invitation.ts';
import { texts } from '../../platform/texts.ts';
import { CodeForm } from './code-form.tsx';
import { LoginForm, type LoginMode } from './login-form.tsx';
import { OAuthButtons } from './oauth-buttons.tsx';
import { loginTexts } from './texts.ts';
import { UnsavedTextNotice } from './unsaved-text-notice.tsx';
import { useIdentity } from './use-identity.ts';

const titleOf = (mode: LoginMode, firstAccount: RuntimeConfig['firstAccount']) => {
  if (firstAccount) return loginTexts.firstTitle;
  return mode === 'sign-in' ? loginTexts.loginTitle : loginTexts.createTitle;
};

const hasForm = (identity: Identity | undefined): identity is FormIdentity =>
  identity?.signIn !== undefined && identity.signUp !== undefined;

let signedInBefore = false;

/** The login page; after sign-in the remembered path opens. */
export function LoginPage() {
  useDocumentTitle(texts.login);
  const config = useRuntimeConfig();
  const { identity, error, retry } = useIdentity(config);
  const signedIn = useSession(({ user }) => user !== null);
  const [invitation] = useState(takeInvitation);
  // What the configuration said at the start is over once somebody has signed in.
  const [firstAccount] = useState(signedInBefore ? undefined : config.firstAccount);
  const mayCreate = config.signUp === 'open' || firstAccount === 'here' || invitation !== undefined;
  const [search] = useSearchParams();
  const creates = firstAccount !== undefined || invitation !== undefined || search.has('create');
  const [mode, setMode] = useState<LoginMode>(mayCreate && creates ? 'create' : 'sign-in');
  const [secondStep, setSecondStep] = useState<SecondStep>();
  useEffect(() => {
    if (!signedIn) return;
    signedInBefore = true;
    dropInvitation();
  }, [signedIn]);

  if (signedIn) return <Navigate to={rememberedPath()} replace />;
  return (
    <Stack
      gap="6"
      width="min(24rem, 100%)"
      marginX="auto"
      paddingX="4"
      paddingTop={{ base: '10', md: '20' }}
      paddingBottom="16"
    >
      <Heading as="h1" fontSize="3xl" fontWeight="600" letterSpacing="-0.015em">
        {secondStep ? loginTexts.codeTitle : titleOf(mode, firstAccount)}
      </Heading>
      {secondStep && <CodeForm step={secondStep} onBack={() => setSecondStep(undefined)} />}
      {firstAccount && (
        <Text color="fg.muted">{mayCreate ? loginTexts.firstHint : loginTexts.firstElsewhere}</Text>
      )}
      {invitation && !firstAccount && <Text color="fg.muted">{loginTexts.invited}</Text>}
      {!secondStep && identity?.oauthOptions?.length ? <OAuthButtons identity={identity} /> : null}
      {!secondStep && hasForm(identity) && (
        <LoginForm
          mode={mode}
          identity={identity}
          mayCreate={mayCreate}
          onMode={setMode}
          onSecondStep={setSecondStep}
        />
      )}
      <UnsavedTextNotice />
      {error !== undefined && (
        <ErrorPanel title={loginTexts.notLoaded} onAction={retry}>
          {error instanceof Error && error.name === 'ChunkLoadError' ? texts.partMissing : errorText(error)}
        </ErrorPanel>
      )}
    </Stack>
  );
}
