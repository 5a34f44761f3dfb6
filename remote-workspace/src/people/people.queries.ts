import { paths } from '@my-note/contract';
import {
  BACKUPS_PATH,
  backupsSchema,
  invitationListSchema,
  peoplePageSchema,
  siteActivitySchema,
} from '@my-note/contract/people';
import { api } from '@my-note/kit/http';
import { infiniteQueryOptions, queryOptions } from '@my-note/kit/query';

const paged = (cursor: string) => (cursor ? { cursor } : {});

/** What an operator reads; the service refuses everybody else. */
export const peopleQueries = {
  all: ['people'] as const,
  list: (search: string) =>
    infiniteQueryOptions({
      queryKey: ['people', 'list', search] as const,
      queryFn: ({ signal, pageParam }) =>
        api.get(paths.people, {
          query: { ...(search ? { search } : {}), ...paged(pageParam) },
          schema: peoplePageSchema,
          signal,
        }),
      initialPageParam: '',
      getNextPageParam: ({ nextCursor }) => nextCursor,
      staleTime: 0,
    }),
  invitations: () =>
    queryOptions({
      queryKey: ['people', 'invitations'] as const,
      queryFn: ({ signal }) => api.get(paths.invitations, { schema: invitationListSchema, signal }),
      staleTime: 0,
    }),
  backups: () =>
    queryOptions({
      queryKey: ['people', 'backups'] as const,
      queryFn: ({ signal }) => api.get(BACKUPS_PATH, { schema: backupsSchema, signal }),
      staleTime: 0,
    }),
  activity: () =>
    infiniteQueryOptions({
      queryKey: ['people', 'activity'] as const,
      queryFn: ({ signal, pageParam }) =>
        api.get(paths.siteActivity, { query: paged(pageParam), schema: siteActivitySchema, signal }),
      initialPageParam: '',
      getNextPageParam: ({ nextCursor }) => nextCursor,
      staleTime: 0,
    }),
};
