import { getInstance } from '@module-federation/runtime';

/** The name that the contract is shared under (tooling/src/bundler/shared-modules.mjs). */
const SHARE_KEY = '@my-note/shared-kit/contract';

/** Version of the contract that this host provides in the share scope. */
export const providedContract = (): string =>
  getInstance()?.options.shared[SHARE_KEY]?.[0]?.version ?? '0.0.0';
