import type { AdapterConfig } from '@my-note/contract';
import { retryImport } from '../loading/retry-import.ts';
import { loadIdentity } from './load-identity.ts';

/** Signs out at the identity provider, as soon as it can be reached; it looks whether somebody is signed in again. */
export async function signOutOfProvider(config: AdapterConfig): Promise<void> {
  const provider = await retryImport(() => loadIdentity(config), new AbortController().signal);
  await provider?.signOut?.();
}
