import {
  paths,
  SHARE_PASSWORD_HEADER,
  sharedEnvelopeSchema,
  sharedNoteSchema,
  sharedSearchSchema,
} from '@my-note/contract';
import { ApiError, api } from '@my-note/kit/http';
import { keepPreviousData, queryOptions } from '@my-note/kit/query';

/** The header that a share with a password needs. */
export const passwordHeader = (password: string | undefined): Record<string, string> =>
  password === undefined ? {} : { [SHARE_PASSWORD_HEADER]: encodeURIComponent(password) };

/** How often an open page checks that it is still shared, in milliseconds. */
const STILL_SHARED_MS = 30_000;

// The owner may revoke the share at any time, so nothing is shown from the cache for long.
const live = { staleTime: 0, gcTime: STILL_SHARED_MS, refetchOnWindowFocus: 'always', retry: false } as const;

/** Polls until the service refuses; other errors may be temporary. */
const unlessRefused = ({ state: { error } }: { state: { error: Error | null } }) =>
  error instanceof ApiError && [400, 403, 404].includes(error.status) ? false : STILL_SHARED_MS;

/** What a visitor sees of a share. Not retried (docs/specification/product.md#freshness-of-data). */
export const sharedQueries = {
  root: (shareId: string, password?: string) =>
    queryOptions({
      queryKey: ['shared', shareId, 'root', password],
      queryFn: ({ signal }) =>
        api.get(paths.shared(shareId), {
          schema: sharedEnvelopeSchema,
          headers: passwordHeader(password),
          signal,
        }),
      select: ({ data }) => data,
      ...live,
      refetchInterval: unlessRefused,
    }),
  search: (shareId: string, words: string, password?: string) =>
    queryOptions({
      queryKey: ['shared', shareId, 'search', words, password],
      queryFn: ({ signal }) =>
        api.get(paths.sharedSearch(shareId), {
          query: { q: words },
          schema: sharedSearchSchema,
          headers: passwordHeader(password),
          signal,
        }),
      select: ({ data }) => data,
      placeholderData: keepPreviousData,
      ...live,
    }),
  /** `through`: the notes around one that is embedded in a note of the share. */
  note: (shareId: string, noteId: string, password?: string, through: readonly string[] = []) =>
    queryOptions({
      queryKey: ['shared', shareId, noteId, password, ...through],
      queryFn: ({ signal }) =>
        api.get(paths.sharedNote(shareId, noteId), {
          query: { through: through.length > 0 ? through.join(',') : undefined },
          schema: sharedNoteSchema,
          headers: passwordHeader(password),
          signal,
        }),
      ...live,
      refetchInterval: unlessRefused,
      // Keeps showing the previous note while the next one loads, unless another password opened it.
      placeholderData: (previous, query) => (query?.queryKey[3] === password ? previous : undefined),
    }),
};
