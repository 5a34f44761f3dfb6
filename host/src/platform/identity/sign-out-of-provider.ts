import type { AdapterConfig } from '@my-note/contract';
import { untilLoaded } from '../loading/retry-import.ts';
import { loadIdentity } from './load-identity.ts';

/** Signs out at the identity provider, as soon as it can be reached; it looks whether somebody is signed in again. */
export async function forgetPerson(config: AdapterConfig): Promise<void> {
  const provider = await untilLoaded(() => loadIdentity(config), new AbortController().signal);
  await provider?.signOut?.();
}
