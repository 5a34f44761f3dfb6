import type { PageModule } from '@my-note/kit/federation';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { getRemotes } from '../load/remotes.ts';
import { onModulesReplaced } from '../model/replaced-modules.ts';

const isPageModule = (value: unknown): value is PageModule =>
  typeof value === 'object' && value !== null && 'Component' in value;

/** The page module, if it has been loaded. */
export const loadedPage = (id: string): PageModule | undefined => {
  const module = getRemotes().peek(id);
  return isPageModule(module) ? module : undefined;
};

interface Failure {
  id: string;
  error: unknown;
}

/** The page module of a remote; loads it in an effect, and again when `retry` is called. */
export function useRemoteModule(id: string) {
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<Failure>();
  // Only causes a render: the loader has the module.
  const [, setLoads] = useState(0);

  const reload = useCallback(() => {
    setFailure(undefined);
    setAttempt((count) => count + 1);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    if (loadedPage(id)) return;
    let mounted = true;
    const remotes = getRemotes();
    let mayProbe = remotes.circuits()[id.split('/')[0] ?? ''] === 'open';
    const take = (module: unknown) => {
      if (!isPageModule(module)) fail(new Error(`${id} is not a page`));
      // The browser takes input between the parts of a transition; a page is too much for one task.
      else if (mounted) startTransition(() => setLoads((count) => count + 1));
    };
    const fail = (error: unknown) => {
      console.error(error);
      if (!mounted) return;
      setFailure({ id, error });
      // A page that failed before shows its error immediately; one probe runs behind the panel.
      if (!mayProbe) return;
      mayProbe = false;
      remotes.load(id, 'probe').then(take, () => undefined);
    };
    remotes.load(id).then(take, fail);
    return () => {
      mounted = false;
    };
  }, [id, attempt]);

  useEffect(() => {
    const replaced = (remote: string) => id.startsWith(`${remote}/`) && reload();
    onModulesReplaced.add(replaced);
    return () => void onModulesReplaced.delete(replaced);
  }, [id, reload]);

  const retry = useCallback(() => {
    getRemotes().allowRetry(id);
    reload();
  }, [id, reload]);

  const module = loadedPage(id);
  return { module, failure: !module && failure?.id === id ? failure : undefined, retry };
}
