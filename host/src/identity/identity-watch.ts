import { session } from '@my-note/shared-kit/session';
import { useEffect } from 'react';
import { useRuntimeConfig } from '../runtime-config.ts';
import { loadIdentity } from './identity.ts';

/** Signs out when the identity provider's user is gone (specification, section 4). */
export function useIdentityWatch(): void {
  const { identity } = useRuntimeConfig();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let mounted = true;
    loadIdentity(identity).then((provider) => {
      if (mounted) stop = provider.watch?.(session.signOut);
      // Not reached is no answer: the person stays signed in.
    }, console.error);
    return () => {
      mounted = false;
      stop?.();
    };
  }, [identity]);
}
