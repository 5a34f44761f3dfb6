import { retry } from '../loading/retry.ts';
import type { IdentityConfig } from './adapters.ts';
import { loadIdentity } from './load-identity.ts';

/** Signs out at the identity provider as soon as it is reachable, unless somebody has signed in again. */
export async function signOutOfProvider(config: IdentityConfig): Promise<void> {
  const provider = await retry(() => loadIdentity(config), new AbortController().signal);
  await provider?.signOut?.();
}
