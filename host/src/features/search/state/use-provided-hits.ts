import { useExtensions } from '@my-note/kit/federation';
import { useQueries } from '@my-note/kit/query';
import { askProvider } from './ask-provider.ts';
import type { OptionOf } from './option.ts';
import { useDebounced } from './use-debounced.ts';

const DEBOUNCE_MS = 150;

/** The results of one remote. */
export interface ProvidedGroup {
  remote: string;
  label: string;
  options: OptionOf<'provided'>[];
}

/** Results of remotes: the extension point `search-provider`. Nothing is loaded without words. */
export function useProvidedHits(typed: string) {
  const providers = useExtensions('search-provider', typed !== '');
  const words = useDebounced(typed, DEBOUNCE_MS);
  const isCurrent = typed !== '' && words === typed;
  const found = useQueries({
    queries: providers.map((provider) => ({
      queryKey: ['search-provider', provider.remote, words],
      queryFn: ({ signal }: { signal: AbortSignal }) => askProvider(provider, words, signal),
      enabled: isCurrent,
      retry: false,
      gcTime: 60_000,
    })),
  });
  const groups = providers.map(
    ({ remote, module }, index): ProvidedGroup => ({
      remote,
      label: String(module.label),
      options: (isCurrent && found[index]?.data ? found[index].data : []).map((hit) => ({
        kind: 'provided',
        key: `${remote}/${hit.id}`,
        hit,
      })),
    }),
  );
  return {
    groups: groups.filter(({ options }) => options.length > 0),
    /** More may follow. */
    pending: providers.length > 0 && (!isCurrent || found.some(({ isLoading }) => isLoading)),
  };
}
