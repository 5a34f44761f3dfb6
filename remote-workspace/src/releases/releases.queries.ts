import {
  comparisonSchema,
  type FigurePeriod,
  figuresSchema,
  historySchema,
  releasePaths,
  releasesSchema,
} from '@my-note/contract/releases';
import { api } from '@my-note/kit/http';
import { infiniteQueryOptions, queryOptions } from '@my-note/kit/query';

/** The guard looks every three seconds, and others may publish. */
const EVERY_MS = 10_000;

/** What the operator reads of releases; the service refuses everybody else. */
export const releasesQueries = {
  all: ['releases'] as const,
  list: () =>
    queryOptions({
      queryKey: ['releases', 'list'] as const,
      queryFn: ({ signal }) => api.get(releasePaths.releases, { schema: releasesSchema, signal }),
      staleTime: 0,
      refetchInterval: EVERY_MS,
    }),
  history: () =>
    infiniteQueryOptions({
      queryKey: ['releases', 'history'] as const,
      queryFn: ({ signal, pageParam }) =>
        api.get(releasePaths.history, {
          query: pageParam === null ? {} : { before: pageParam },
          schema: historySchema,
          signal,
        }),
      initialPageParam: null as number | null,
      getNextPageParam: ({ next }) => next,
      staleTime: 0,
    }),
  figures: (name: string, period: FigurePeriod) =>
    queryOptions({
      queryKey: ['releases', 'figures', name, period] as const,
      queryFn: ({ signal }) =>
        api.get(releasePaths.figures(name), { query: { period }, schema: figuresSchema, signal }),
      staleTime: 0,
    }),
  /** Versions never change. */
  compare: (name: string, from: string, to: string) =>
    queryOptions({
      queryKey: ['release-comparisons', name, from, to] as const,
      queryFn: ({ signal }) =>
        api.get(releasePaths.compare(name), { query: { from, to }, schema: comparisonSchema, signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
