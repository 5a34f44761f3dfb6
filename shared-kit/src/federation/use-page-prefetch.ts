import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { PageModule } from './page-module.ts';

/** Calls a page's `prefetch` once its module is there, and at each further address of the page. */
export function usePagePrefetch(page: Pick<PageModule, 'prefetch'> | undefined): void {
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const params = useParams();
  const prefetch = page?.prefetch;

  // biome-ignore lint/correctness/useExhaustiveDependencies: params change with the address
  useEffect(() => {
    try {
      prefetch?.(queryClient, { params, pathname, searchParams: new URLSearchParams(search) });
    } catch (error) {
      // The page makes the same queries and shows what is wrong itself.
      console.warn('A page could not prefetch its data', error);
    }
  }, [prefetch, pathname, search]);
}
