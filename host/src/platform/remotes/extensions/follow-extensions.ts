import type { RegistryEntry } from '@my-note/contract/registry';
import type { Extension, ExtensionPoint, ExtensionSource } from '@my-note/kit/federation';
import { configQueries } from '@my-note/kit/queries';
import type { QueryClient } from '@my-note/kit/query';
import { isSwitchedOn } from '../../session/use-settings.ts';
import { getRemotes } from '../load/remotes.ts';
import { onModulesReplaced } from '../model/replaced-modules.ts';
import { loadExtensions } from './load-extension.ts';

const [SETTINGS] = configQueries.all();

/** Loads what fills a point, of remotes that run in the page: each remote by itself, and one that needs a setting once that is on. */
export function followExtensions(
  queryClient: QueryClient,
  point: ExtensionPoint,
  listener: Parameters<ExtensionSource>[1],
): () => void {
  const entries = () =>
    getRemotes()
      .registry()
      .remotes.filter(({ killed, trust }) => !killed && !trust);
  /** By name, what was requested of a remote: the extensions once they are there. */
  const found = new Map<string, Extension<ExtensionPoint>[]>();
  let isFollowed = true;

  const isOn = ({ flag }: RegistryEntry) => !flag || isSwitchedOn(queryClient, flag);
  const pass = () => {
    if (isFollowed)
      listener(
        entries()
          .filter(isOn)
          .flatMap(({ name }) => found.get(name) ?? []),
      );
  };
  const request = async (entry: RegistryEntry) => {
    const requested: Extension<ExtensionPoint>[] = [];
    found.set(entry.name, requested);
    const extensions = await loadExtensions(entry, point);
    if (extensions.length === 0) return;
    requested.push(...extensions);
    pass();
  };
  const requestAll = () => {
    for (const entry of entries()) if (!found.has(entry.name) && isOn(entry)) void request(entry);
  };
  const replaced = (remote: string) => {
    if (found.delete(remote)) pass();
    requestAll();
  };

  requestAll();
  onModulesReplaced.add(replaced);
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== SETTINGS) return;
    requestAll();
    if (found.size > 0) pass();
  });
  return () => {
    isFollowed = false;
    onModulesReplaced.delete(replaced);
    unsubscribe();
  };
}
