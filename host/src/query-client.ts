import { QUERY_STALE_MS } from '@my-note/shared-kit/contract';
import { ApiError } from '@my-note/shared-kit/http';
import { MutationCache, QueryClient } from '@my-note/shared-kit/query';
import { toastError } from '@my-note/shared-kit/ui';

const RETRIES = 2;

// A refusal stays a refusal; only a service that is away is worth asking again.
const worthRetrying = (failures: number, error: unknown): boolean =>
  failures < RETRIES && !(error instanceof ApiError && error.status >= 400 && error.status < 500);

/** The one query client of the page. A mutation that shows its own error sets `meta: { silent: true }`. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: QUERY_STALE_MS, retry: worthRetrying } },
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (mutation.meta?.silent !== true) toastError(error);
      },
    }),
  });
