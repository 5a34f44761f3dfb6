import { useImport } from '@my-note/kit/federation';
import { useCallback } from 'react';
import type { IdentityConfig } from '../../platform/identity/adapters.ts';
import type { Identity } from '../../platform/identity/identity.ts';
import { loadIdentity } from '../../platform/identity/load-identity.ts';

interface Loading {
  identity: Identity | undefined;
  error: unknown;
  retry: () => void;
}

/** The identity adapters, once they are loaded. */
export function useIdentity(config: IdentityConfig): Loading {
  const load = useCallback(() => loadIdentity(config), [config]);
  const { value: identity, error, retry } = useImport(load, { onError: console.error });
  return { identity, error, retry };
}
