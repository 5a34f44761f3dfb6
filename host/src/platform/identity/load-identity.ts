import type { AdapterConfig } from '@my-note/contract';
import type { Identity } from './identity.ts';

/** Loads the adapter of this deployment on demand. */
export const loadIdentity = async (config: AdapterConfig): Promise<Identity> =>
  (await import('./adapters.ts')).identityOf(config);
