import { retry } from '../loading/retry.ts';
import { forgetIsolated } from '../remotes/isolated/storage.ts';
import type { IdentityConfig } from './adapters.ts';
import { loadIdentity } from './load-identity.ts';

/**
 * Signs out at the identity provider as soon as it is reachable, unless somebody has signed in again. What isolated remotes
 * have stored in this browser ends with the session.
 */
export async function signOutOfProvider(config: IdentityConfig): Promise<void> {
  forgetIsolated();
  const provider = await retry(() => loadIdentity(config), new AbortController().signal);
  await provider?.signOut?.();
}
