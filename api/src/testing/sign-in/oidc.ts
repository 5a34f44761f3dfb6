import type { LogTarget } from '../../core/logging/logging.ts';
import { useApp } from '../test-app.ts';
import { adaptersOf } from './firebase.ts';
import { type IdentityProvider, startIdentityProvider } from './identity-provider.ts';
import { createProviderBrowser } from './provider-browser.ts';

/** All ways to sign in that work beside each other; the provider is asked for nothing at the start. */
export const EVERY_IDENTITY = adaptersOf({
  IDENTITY: 'embedded,oidc',
  OIDC_ISSUER: 'https://id.example.org',
  OIDC_CLIENT_ID: 'my-note',
});

export const SITE = 'http://localhost:3000';

/** A service that signs people in at a provider. */
export function useSingleSignOn(
  provider: IdentityProvider,
  environment: Record<string, string> = {},
  logTarget?: LogTarget,
) {
  const adapters = adaptersOf({ IDENTITY: 'embedded,oidc', ...provider.environment, ...environment });
  const signUp = environment.SIGN_UP === 'closed' ? 'closed' : 'open';
  const service = useApp({ ...adapters, signUp, logLevel: logTarget ? 'warn' : 'silent' }, logTarget);
  return { ...service, newBrowser: () => createProviderBrowser(service.app(), SITE) };
}

export const startProvider = () => startIdentityProvider(SITE);
