import type { AdapterConfig } from '@my-note/contract';
import { retry } from '../loading/retry.ts';
import { loadIdentity } from './load-identity.ts';

/** Signs out at the identity provider as soon as it is reachable, unless somebody has signed in again. */
export async function signOutOfProvider(config: AdapterConfig): Promise<void> {
  const provider = await retry(() => loadIdentity(config), new AbortController().signal);
  await provider?.signOut?.();
}
