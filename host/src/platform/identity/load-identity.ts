import type { AdapterConfig } from '@my-note/contract';
import type { Identity } from './identity.ts';

/** The adapter of this deployment; downloaded when it is first asked for. */
export const loadIdentity = async (config: AdapterConfig): Promise<Identity> =>
  (await import('./adapters.ts')).identityOf(config);
