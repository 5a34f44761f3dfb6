import type { IdentityConfig } from './adapters.ts';
import type { Identity } from './identity.ts';

/** Loads the adapters of this deployment on demand. */
export const loadIdentity = async (config: IdentityConfig): Promise<Identity> =>
  (await import('./adapters.ts')).identityOf(config);
