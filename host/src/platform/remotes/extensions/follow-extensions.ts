import type { RegistryEntry } from '@my-note/contract/registry';
import type { Extension, ExtensionPoint, ExtensionSource } from '@my-note/kit/federation';
import { configQueries } from '@my-note/kit/queries';
import type { QueryClient } from '@my-note/kit/query';
import { isSwitchedOn } from '../../session/use-settings.ts';
import { getRemotes } from '../load/remotes.ts';
import { loadExtensions } from './load-extension.ts';

const [SETTINGS] = configQueries.all();

/** Loads what fills a point, of remotes that run in the page: each remote by itself, and one that needs a setting once that is on. */
export function followExtensions(
  queryClient: QueryClient,
  point: ExtensionPoint,
  listener: Parameters<ExtensionSource>[1],
): () => void {
  const entries = getRemotes()
    .registry()
    .remotes.filter(({ killed, trust }) => !killed && !trust);
  const requested = new Set<RegistryEntry>();
  const found = new Map<RegistryEntry, Extension<ExtensionPoint>[]>();
  let isFollowed = true;

  const isOn = ({ flag }: RegistryEntry) => !flag || isSwitchedOn(queryClient, flag);
  const pass = () => {
    if (isFollowed) listener(entries.filter(isOn).flatMap((entry) => found.get(entry) ?? []));
  };
  const request = async (entry: RegistryEntry) => {
    requested.add(entry);
    const extensions = await loadExtensions(entry, point);
    if (extensions.length === 0) return;
    found.set(entry, extensions);
    pass();
  };
  const requestAll = () => {
    for (const entry of entries) if (!requested.has(entry) && isOn(entry)) void request(entry);
  };

  requestAll();
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== SETTINGS) return;
    requestAll();
    if (found.size > 0) pass();
  });
  return () => {
    isFollowed = false;
    unsubscribe();
  };
}
