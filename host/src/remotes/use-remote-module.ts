import type { PageModule } from '@my-note/shared-kit/federation';
import { useCallback, useEffect, useState } from 'react';
import { RemoteError } from './errors.ts';
import { getRemotes } from './remotes.ts';

const isPageModule = (value: unknown): value is PageModule =>
  typeof value === 'object' && value !== null && 'Component' in value;

/** The page module, when it has been loaded before. */
export const peekPage = (id: string): PageModule | undefined => {
  const module = getRemotes().peek(id);
  return isPageModule(module) ? module : undefined;
};

interface Failure {
  id: string;
  error: RemoteError;
}

/** The page module of a remote; loads it in an effect, and again when `retry` is called. */
export function useRemoteModule(id: string) {
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<Failure>();
  // Only a reason to render again: the module itself is kept by the loader.
  const [, setLoaded] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    if (peekPage(id)) return;
    let mounted = true;
    const fail = (error: unknown) => {
      console.error(error);
      const known = error instanceof RemoteError ? error : new RemoteError('evaluation', String(error));
      if (mounted) setFailure({ id, error: known });
    };
    getRemotes()
      .load(id)
      .then((module) => {
        if (!isPageModule(module)) fail(new RemoteError('evaluation', `${id} is no page`));
        else if (mounted) setLoaded(id);
      }, fail);
    return () => {
      mounted = false;
    };
  }, [id, attempt]);

  const retry = useCallback(() => {
    getRemotes().allowRetry(id);
    setFailure(undefined);
    setAttempt((count) => count + 1);
  }, [id]);

  const module = peekPage(id);
  return { module, error: !module && failure?.id === id ? failure.error : undefined, retry };
}
