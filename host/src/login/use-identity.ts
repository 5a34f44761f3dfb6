import type { AdapterConfig } from '@my-note/contract';
import { useCallback, useEffect, useState } from 'react';
import { type Identity, loadIdentity } from '../identity/identity.ts';

interface Loading {
  identity?: Identity;
  error?: unknown;
}

/** The way to sign in here, once it is downloaded; `retry` after that failed. */
export function useIdentity(config: AdapterConfig): Loading & { retry: () => void } {
  const [state, setState] = useState<Loading>({});
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each further try loads again
  useEffect(() => {
    let mounted = true;
    const take = (next: Loading) => mounted && setState(next);
    loadIdentity(config).then(
      (identity) => take({ identity }),
      (error: unknown) => {
        console.error(error);
        take({ error });
      },
    );
    return () => {
      mounted = false;
    };
  }, [config, tries]);

  const retry = useCallback(() => {
    setState({});
    setTries((count) => count + 1);
  }, []);
  return { ...state, retry };
}
