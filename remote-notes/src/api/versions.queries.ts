import { noteVersionSchema, paths, versionListSchema } from '@my-note/contract';
import { api } from '@my-note/kit/http';
import { queryOptions } from '@my-note/kit/query';

export const versionQueries = {
  all: (noteId: string) => ['versions', noteId] as const,
  /** Newest first. Always stale, because every edit may add one. */
  list: (noteId: string) =>
    queryOptions({
      queryKey: [...versionQueries.all(noteId), 'list'],
      queryFn: ({ signal }) => api.get(paths.versions(noteId), { schema: versionListSchema, signal }),
      staleTime: 0,
    }),
  /** With its text, which never changes. */
  one: (noteId: string, versionId: string) =>
    queryOptions({
      queryKey: [...versionQueries.all(noteId), 'one', versionId],
      queryFn: ({ signal }) =>
        api.get(paths.version(noteId, versionId), { schema: noteVersionSchema, signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
