import { session } from '@my-note/shared-kit/session';
import { useEffect } from 'react';
import { useRuntimeConfig } from '../runtime-config.ts';
import { endSession } from '../session/end-session.ts';
import { untilLoaded } from '../until-loaded.ts';
import { type Identity, loadIdentity } from './identity.ts';

/**
 * Signs out when the identity provider's user is gone (specification, section 4), and there when the session is over
 * here, however it ended.
 */
export function useIdentityWatch(): void {
  const { identity } = useRuntimeConfig();
  useEffect(() => {
    const ended = new AbortController();
    const forget = (provider: Identity) => {
      if (!session.get().user) provider.signOut?.().catch(console.error);
    };
    untilLoaded(() => loadIdentity(identity), ended.signal).then((provider) => {
      if (!provider) return;
      if (ended.signal.aborted) return forget(provider);
      const stop = provider.watch?.(endSession);
      ended.signal.addEventListener('abort', () => {
        stop?.();
        forget(provider);
      });
    });
    return () => ended.abort();
  }, [identity]);
}
