import { errorText } from '@my-note/shared-kit/http';
import { Navigate, useSearchParams } from '@my-note/shared-kit/router';
import { rememberedPath, useSession } from '@my-note/shared-kit/session';
import { ErrorPanel, Heading, Stack, useDocumentTitle } from '@my-note/shared-kit/ui';
import { useState } from 'react';
import { useRuntimeConfig } from '../../platform/config/runtime-config.ts';
import type { FormIdentity, Identity } from '../../platform/identity/identity.ts';
import { texts } from '../../platform/texts.ts';
import { LoginForm, type LoginMode } from './login-form.tsx';
import { OAuthButtons } from './oauth-buttons.tsx';
import { loginTexts } from './texts.ts';
import { UnsavedTextNotice } from './unsaved-text-notice.tsx';
import { useIdentity } from './use-identity.ts';

const hasForm = (identity: Identity | undefined): identity is FormIdentity =>
  identity?.signIn !== undefined && identity.signUp !== undefined;

/** The login page; after sign-in the remembered path opens. */
export function LoginPage() {
  useDocumentTitle(texts.login);
  const config = useRuntimeConfig();
  const { identity, error, retry } = useIdentity(config);
  const signedIn = useSession(({ user }) => user !== null);
  const mayCreate = config.signUp === 'open';
  const [search] = useSearchParams();
  const [mode, setMode] = useState<LoginMode>(mayCreate && search.has('create') ? 'create' : 'sign-in');

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
      <Heading as="h1" fontFamily="note" fontSize="3xl" fontWeight="600" letterSpacing="-0.015em">
        {mode === 'sign-in' ? loginTexts.loginTitle : loginTexts.createTitle}
      </Heading>
      {identity?.oauthOptions?.length ? <OAuthButtons identity={identity} /> : null}
      {hasForm(identity) && (
        <LoginForm mode={mode} identity={identity} mayCreate={mayCreate} onMode={setMode} />
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
