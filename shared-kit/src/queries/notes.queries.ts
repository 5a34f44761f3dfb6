import {
  type ListItem,
  type Note,
  type NoteFilters,
  noteSchema,
  paths,
  QUERY_STALE_MS,
} from '@my-note/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../http/api-client.ts';
import type { NoteList } from '../items/cache/note-list.ts';
import { readListed } from './list-source.ts';

/**
 * Queries on notes and categories; the only place where their keys are written.
 *
 * @example
 * const { data: items } = useQuery(noteQueries.list());
 * const { data: plan } = useQuery(noteQueries.bySlug('work/plan'));
 * const texts = useQueries({ queries: (items ?? []).map(({ slug }) => noteQueries.bySlug(slug)) });
 */
export const noteQueries = {
  all: () => ['notes'] as const,
  lists: () => [...noteQueries.all(), 'list'] as const,
  /** The user's items, or with `{ deleted: 'true' }` the trash. */
  list: (filters: NoteFilters = {}) =>
    queryOptions({
      queryKey: [...noteQueries.lists(), filters],
      queryFn: ({ signal }): Promise<NoteList> => readListed(filters, signal),
      select: ({ data }): ListItem[] => data,
      staleTime: QUERY_STALE_MS,
    }),
  /** The same list with the top level's own order. */
  wholeList: () => queryOptions({ ...noteQueries.list(), select: (list: NoteList) => list }),
  slugs: () => [...noteQueries.all(), 'by-slug'] as const,
  /** One note by its present or former slug; retried once (docs/specification/product.md#freshness-of-data). */
  bySlug: (slug: string) =>
    queryOptions({
      queryKey: [...noteQueries.slugs(), slug],
      queryFn: ({ signal }): Promise<Note> =>
        api.get(paths.noteBySlug, { query: { slug }, schema: noteSchema, signal }),
      staleTime: QUERY_STALE_MS,
      retry: 1,
    }),
  trashedSlugs: () => [...noteQueries.all(), 'trashed-by-slug'] as const,
  /** The item that had a slug when it was moved to the trash; the last of several. */
  trashedBySlug: (slug: string) =>
    queryOptions({
      queryKey: [...noteQueries.trashedSlugs(), slug],
      queryFn: ({ signal }): Promise<Note> =>
        api.get(paths.noteBySlug, { query: { slug, deleted: 'true' }, schema: noteSchema, signal }),
      retry: false,
    }),
};
