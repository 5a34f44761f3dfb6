import { useEffect } from 'react';
import { useRuntimeConfig } from '../config/runtime-config.ts';
import { retry } from '../loading/retry.ts';
import { endSession } from '../session/end-session.ts';
import { loadIdentity } from './load-identity.ts';

/** Signs out when the identity provider's user has signed out (docs/specification/product.md#sign-out). */
export function useIdentityWatch(): void {
  const config = useRuntimeConfig();
  useEffect(() => {
    const ended = new AbortController();
    retry(() => loadIdentity(config), ended.signal).then((provider) => {
      if (ended.signal.aborted) return;
      const stop = provider?.watch?.(endSession);
      if (stop) ended.signal.addEventListener('abort', stop);
    });
    return () => ended.abort();
  }, [config]);
}
