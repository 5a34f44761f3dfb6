import { QUERY_STALE_MS } from '@my-note/contract';
import { ApiError } from '@my-note/kit/http';
import { MutationCache, onlineManager, QueryClient } from '@my-note/kit/query';
import { toastError } from '@my-note/kit/ui';

const RETRIES = 2;

// A refusal stays a refusal; only a service that is away is worth asking again.
const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < RETRIES &&
  onlineManager.isOnline() &&
  !(error instanceof ApiError && error.status >= 400 && error.status < 500);

/** The one query client of the page. A mutation that shows its own error sets `meta: { silent: true }`. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a connection a screen says so; by itself a query would wait behind a skeleton.
      queries: {
        staleTime: QUERY_STALE_MS,
        retry: shouldRetry,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (mutation.meta?.silent !== true) toastError(error);
      },
    }),
  });
}
