import { retry } from '../loading/retry.ts';
import { unsubscribeBrowser } from '../push/push-browser.ts';
import { forgetIsolated } from '../remotes/isolated/storage.ts';
import type { IdentityConfig } from './adapters.ts';
import { loadIdentity } from './load-identity.ts';

/**
 * Signs out at the identity provider as soon as it is reachable, unless somebody has signed in again. What isolated remotes
 * have stored in this browser ends with the session, and so do its notifications.
 */
export async function signOutOfProvider(config: IdentityConfig): Promise<void> {
  forgetIsolated();
  // The service has forgotten the subscription with the session.
  unsubscribeBrowser().catch(console.error);
  const provider = await retry(() => loadIdentity(config), new AbortController().signal);
  await provider?.signOut?.();
}
