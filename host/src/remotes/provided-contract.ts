import { getInstance } from '@module-federation/runtime';

/** Version of the contract that this host provides: the one it put into the share scope itself. */
export const providedContract = (): string =>
  getInstance()?.options.shared['@my-note/contract']?.[0]?.version ?? '0.0.0';
